import { isIP } from 'node:net';
import {
  postbackPlaceholders,
  type PostbackEvent,
  type PostbackPlaceholder,
} from '@touchline/contract/operators';

const PLACEHOLDER = /\{(\w*)\}/g;
const names = Object.keys(postbackPlaceholders);
const isPlaceholder = (name: string): name is PostbackPlaceholder =>
  Object.hasOwn(postbackPlaceholders, name);

/** Names that only resolve inside a network (RFC 6761, 6762 and 8375, and common ones). */
const INSIDE =
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|arpa|onion|test|invalid|example)$/;
const PUBLIC_NAME = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;

/** Rules that depend on the kind of the platform. */
export interface AddressRules {
  /** Admits `http://localhost`, for trying postbacks out; never in production. */
  readonly allowsLocalhost: boolean;
}

/**
 * Judges a partner's address: `https` without credentials, port or fragment, at a public name, with known placeholders
 * in the query only. The addresses that the name resolves to are judged when a call is made.
 * @returns sentence about the fault; undefined if the address may be used
 */
export function faultOfAddress(address: string, { allowsLocalhost }: AddressRules): string | undefined {
  if (/[\s\\]/.test(address)) return 'The address has a space or a backslash: write it without.';
  const unknown = [...address.matchAll(PLACEHOLDER)]
    .map(([, name = '']) => name)
    .find((name) => !isPlaceholder(name));
  if (unknown !== undefined)
    return `{${unknown}} is no placeholder: use ${names.map((name) => `{${name}}`).join(', ')}.`;
  if (/[{}]/.test(address.replaceAll(PLACEHOLDER, '')))
    return 'A brace is open or closed alone: placeholders are written as {click_id}.';
  // A value such as `..` would change the path.
  if (/\{/.test(address.split('?', 1)[0] ?? ''))
    return 'A placeholder is before the question mark: write it as https://partner.com/path?click={click_id}.';
  if (!URL.canParse(address))
    return 'The address can’t be read: write it as https://partner.com/path?click={click_id}.';
  const { protocol, hostname, port, username, password, hash } = new URL(address);
  if (username !== '' || password !== '') return 'The address has a name or a password: take them out.';
  if (hash !== '' || address.includes('#')) return 'The part after # is never sent: take it out.';
  if (hostname === 'localhost' && allowsLocalhost && protocol === 'http:') return undefined;
  if (protocol !== 'https:') return 'The address has to begin with https://.';
  if (port !== '') return 'The address names a port: partners are called at the port of https only.';
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0 || INSIDE.test(hostname) || !PUBLIC_NAME.test(hostname))
    return 'The host isn’t a public name: partners are called in the public internet only.';
  return undefined;
}

/** Data of a call to a partner: the event, and the marks of its player. */
export interface PostbackData {
  readonly event: PostbackEvent;
  readonly eventId: string;
  readonly at: Date;
  readonly siteId: string;
  readonly marks: Readonly<Record<string, string>>;
}

/** Returns a partner's address with its placeholders replaced; a mark that the player doesn't have is empty. */
export function filledAddress(address: string, { event, eventId, at, siteId, marks }: PostbackData): string {
  const own: Readonly<Record<string, string>> = {
    event,
    event_id: eventId,
    time: String(Math.floor(at.getTime() / 1000)),
    site: siteId,
  };
  return address.replaceAll(PLACEHOLDER, (_, name: string) => {
    const mark = isPlaceholder(name) ? postbackPlaceholders[name] : null;
    return encodeURIComponent((mark === null ? own[name] : marks[mark]) ?? '');
  });
}
