/** How a job in a worker ended, unless it failed. */
export type JobEnd<T> =
  { readonly status: 'done'; readonly value: T } | { readonly status: 'cancelled' };

/** How a job ended, seen from the page. */
export type JobOutcome<T> = JobEnd<T> | { readonly status: 'failed'; readonly message: string };

export interface Job<T> {
  /** Never rejects. */
  readonly outcome: Promise<JobOutcome<T>>;
  /** Ends the job for the page at once, and in the worker soon after. */
  readonly cancel: () => void;
}
