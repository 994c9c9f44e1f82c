import { string } from 'valibot';
import { tabStorage } from '../../platform/storage/storage.ts';

const KEY = 'pageBeforePayment';

/** Remembers the page that a payment began on, for the way back from the provider's page. */
export function rememberPage(path: string): void {
  tabStorage.write(KEY, path);
}

/** Returns the page that the last payment of this tab began on. */
export function pageBefore(): string | undefined {
  const path = tabStorage.read(KEY, string());
  return path?.startsWith('/') && !path.startsWith('//') ? path : undefined;
}
