import { boolean, object, string } from 'valibot';
import { tabStorage } from '../../platform/storage/storage.ts';

const KEY = 'pageBeforePayment';
const Stored = object({ path: string(), hasCoupon: boolean() });

export interface PageBefore {
  readonly path: string;
  /** True if the payment is for a bet that waits in the coupon. */
  readonly hasCoupon: boolean;
}

/** Remembers the page that a payment began on, for the way back from the provider's page. */
export function rememberPage(page: PageBefore): void {
  tabStorage.write(KEY, page);
}

/** Returns the page that the last payment of this tab began on. */
export function pageBefore(): PageBefore | undefined {
  const page = tabStorage.read(KEY, Stored);
  return page?.path.startsWith('/') && !page.path.startsWith('//') ? page : undefined;
}
