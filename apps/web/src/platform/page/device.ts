/**
 * Copies a text to the clipboard.
 * @returns whether it succeeded
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The device's native sharing, if it has one. */
export const shareData = {
  isPossible: (data: ShareData): boolean =>
    typeof navigator.share === 'function' && (navigator.canShare?.(data) ?? data.files === undefined),
  /**
   * Shares the data.
   * @returns whether it was shared; false if the player cancelled
   */
  async send(data: ShareData): Promise<boolean> {
    try {
      await navigator.share(data);
      return true;
    } catch {
      return false;
    }
  },
};

/** Delay before the object URL is revoked, ms: some browsers read it only after the click. */
const FETCHED_WITHIN = 60_000;

/** Saves a file to the browser's downloads. */
export function download(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), FETCHED_WITHIN);
}
