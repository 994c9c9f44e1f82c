import * as v from 'valibot';
import { tabStorage } from '../storage/storage.ts';

/** Query parameter of a mailed link's token. */
const TOKEN = 'token';
const KEY = 'mailed';
const Mailed = v.object({ page: v.string(), token: v.string() });

/** The pages that mailed links lead to, without their language. */
const PAGE = /\/(user\/(?:accountverify|stopnewsletter))\/?$/;

/** Returns an address without the token of a mailed link. */
export function withoutMailedToken(address: URL): URL {
  const clean = new URL(address);
  if (PAGE.test(clean.pathname)) clean.searchParams.delete(TOKEN);
  return clean;
}

/**
 * Moves the token of a mailed link from the address bar into the tab's storage, so that no request, referrer or
 * analytics contains it. Runs before anything that requests.
 */
export function takeMailedToken(): void {
  const address = new URL(location.href);
  const page = PAGE.exec(address.pathname)?.[1];
  const token = address.searchParams.get(TOKEN);
  if (page === undefined || token === null) return;
  tabStorage.write(KEY, { page, token } satisfies v.InferOutput<typeof Mailed>);
  history.replaceState(history.state, '', withoutMailedToken(address));
}

/**
 * Returns the token of the mailed link that was last opened in this tab.
 * @param pathname path of the page that uses it; another page's token isn't returned
 * @returns empty without one
 */
export function mailedToken(pathname: string): string {
  const mailed = tabStorage.read(KEY, Mailed);
  return mailed !== undefined && mailed.page === PAGE.exec(pathname)?.[1] ? mailed.token : '';
}
