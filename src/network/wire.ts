/** What came back from one call, before anything is read into it. */
export type WireResult =
  | { readonly kind: 'answer'; readonly httpStatus: number; readonly text: string }
  | {
      readonly kind: 'fault';
      /**
       * - `network`: no status at all (offline, refused by CORS or a blocker, redirected, cut early);
       *   a browser does not say which;
       * - `timeout`: no whole answer in time;
       * - `cut`: the connection ended inside the answer;
       * - `too-large`, `not-utf-8`: an answer that cannot be read.
       */
      readonly code: 'network' | 'timeout' | 'cut' | 'too-large' | 'not-utf-8';
      /** 0 where no status arrived. */
      readonly httpStatus: number;
    };

/** Sends one request body, once, and never throws. */
export type Send = (bodyText: string) => Promise<WireResult>;
