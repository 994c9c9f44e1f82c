/** Copies a text. @returns whether the browser did it */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The device's own way to hand something to another app, where it has one. */
export const shareData = {
  isPossible: (data: ShareData): boolean =>
    typeof navigator.share === 'function' && (navigator.canShare?.(data) ?? data.files === undefined),
  /** @returns whether it was handed over; not when the player turned back */
  async send(data: ShareData): Promise<boolean> {
    try {
      await navigator.share(data);
      return true;
    } catch {
      return false;
    }
  },
};

/** Some browsers fetch what is saved only after the click, ms. */
const FETCHED_WITHIN = 60_000;

/** Saves a file where the browser keeps what it downloads. */
export function download(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), FETCHED_WITHIN);
}
