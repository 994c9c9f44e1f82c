import { installing } from './installing.ts';

/** Folder of the built scripts; the development server delivers others. */
const BUILT = '/assets/';

let told: string | undefined;

/**
 * Reports that a newer version of the app is available, once for each version.
 * @param current address of the script that starts the current version
 * @param own address of the script that has started this page
 */
export function noteVersion(current: string | undefined, own = entryOfPage()): void {
  if (current === undefined || !own?.startsWith(BUILT) || current === own || current === told) return;
  told = current;
  installing.isUpdateDue = true;
}

function entryOfPage(): string | undefined {
  return document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? undefined;
}
