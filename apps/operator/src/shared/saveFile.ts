/** Delay before the object URL is revoked, ms: some browsers read it only after the click. */
const FETCHED_WITHIN = 60_000;

/** Saves a file on the operator's device. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), FETCHED_WITHIN);
}
