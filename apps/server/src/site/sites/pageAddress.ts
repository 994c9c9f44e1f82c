import type { IncomingMessage } from 'node:http';
import { isDecodable } from '../../kernel/index.ts';

/**
 * Returns whether a path can't be a page: pages have no file extension, and the app has no pages under these
 * prefixes.
 */
export function isFileOrCall(path: string): boolean {
  return /^\/(?:web-api|api|ops|health|assets|fonts)(?:\/|$)/.test(path) || /\.[a-z0-9]{1,8}$/i.test(path);
}

/** Returns the path of an address without its query. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '/';

/**
 * Returns an address that the router can read: a page whose percent codes are wrong (`/en/live/100%`) gets them
 * encoded, so that the visitor sees the site's page for unknown addresses. Addresses of calls stay as they are, which
 * are refused with a Problem.
 */
export function readablePage({ url = '/', method }: Pick<IncomingMessage, 'url' | 'method'>): string {
  const path = pathOf(url);
  const isPage = (method === 'GET' || method === 'HEAD') && !isFileOrCall(path);
  if (!isPage || isDecodable(path)) return url;
  const readable = path
    .split('/')
    .map((segment) => (isDecodable(segment) ? segment : encodeURIComponent(segment)));
  return readable.join('/') + url.slice(path.length);
}
