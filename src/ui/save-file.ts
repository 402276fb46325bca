/** What saving a file needs of the browser; a test brings its own. */
export interface SavingPlatform {
  /** True where the share sheet is how a file leaves a page: touch devices, installed pages. */
  readonly prefersSharing: boolean;
  readonly canShare?: (data: ShareData) => boolean;
  readonly share?: (data: ShareData) => Promise<void>;
  readonly createUrl: (file: File) => string;
  readonly revokeUrl: (url: string) => void;
  readonly clickLink: (url: string, name: string) => void;
  readonly later: (work: () => void, milliseconds: number) => void;
}

/** Long enough for a slow browser to have taken the file over. */
const KEEP_URL = 60_000;

/**
 * Hands a file to the person: by the share sheet where that is the way, else as a download. A link
 * revoked at once breaks the download in some browsers, so its address lives a minute.
 * Says `cancelled` when the person closed the share sheet.
 */
export async function saveFile(
  file: File,
  platform: SavingPlatform = browserPlatform(),
): Promise<'shared' | 'downloaded' | 'cancelled'> {
  const data: ShareData = { files: [file], title: file.name };
  if (platform.prefersSharing && platform.share && platform.canShare?.(data)) {
    try {
      await platform.share(data);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
      // The sheet did not open (the click is too long ago, the kind of file is refused): download.
    }
  }
  const url = platform.createUrl(file);
  platform.clickLink(url, file.name);
  platform.later(() => platform.revokeUrl(url), KEEP_URL);
  return 'downloaded';
}

function browserPlatform(): SavingPlatform {
  return {
    prefersSharing:
      matchMedia('(pointer: coarse)').matches || matchMedia('(display-mode: standalone)').matches,
    canShare: navigator.canShare?.bind(navigator),
    share: navigator.share?.bind(navigator),
    createUrl: (file) => URL.createObjectURL(file),
    revokeUrl: (url) => URL.revokeObjectURL(url),
    clickLink: (url, name) => {
      const link = document.createElement('a');
      link.href = url;
      link.download = name;
      document.body.append(link);
      link.click();
      link.remove();
    },
    later: (work, milliseconds) => setTimeout(work, milliseconds),
  };
}
