import { sanitizeBrandPairs, type BrandPair } from '@touchline/brand';
import type { SeoContent, SeoPage } from '@touchline/contract';
import { contentOf, ownPath, plainText } from './markup.ts';

/** What a site says of a page, as it was written: nothing of it is trusted. */
export interface WrittenFields {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly customCanonical?: SeoPage['customCanonical'] | undefined;
  readonly metaRobots?: string | undefined;
  readonly hierarchyMetaRobots?: string | undefined;
  readonly metas?: readonly { readonly name: string; readonly content: string }[] | undefined;
  readonly mediaLinks?: readonly { readonly media: string; readonly host: string }[] | undefined;
  /** Markup. */
  readonly content?: string | undefined;
  /** Declarations of tokens: `--ui-color-text: #333; ...`. */
  readonly style?: string | undefined;
  readonly picture?: { readonly src: string; readonly alt: string } | undefined;
}

/** What may be printed of that: made anew from its parts. */
export interface SafeFields {
  readonly title?: string;
  readonly description?: string;
  readonly customCanonical?: NonNullable<SeoPage['customCanonical']>;
  readonly metaRobots?: string;
  readonly hierarchyMetaRobots?: string;
  readonly metas: readonly { readonly name: string; readonly content: string }[];
  readonly mediaLinks: readonly { readonly media: string; readonly host: string }[];
  readonly content: SeoContent['content'];
  readonly style: SeoContent['style'];
  readonly picture?: { readonly src: string; readonly alt: string };
}

const ROBOTS =
  /^(?:all|none|index|noindex|follow|nofollow|noarchive|nosnippet|noimageindex|notranslate|max-snippet:-?\d{1,4}|max-image-preview:(?:none|standard|large)|max-video-preview:-?\d{1,4})$/;
/** What browsers act on, and not only read: the page decides it. */
const ACTING = new Set(
  'viewport referrer theme-color color-scheme robots description google monetization application-name'.split(
    ' ',
  ),
);
const MEDIA = /^(?:only )?(?:all|screen|handheld|print)(?: and \((?:min|max)-width: ?\d{2,4}px\)){0,2}$/;
const MOST_METAS = 30;

/** Only known directives, in lower case; undefined when there is none among them. */
function robotsOf(text: string | undefined): string | undefined {
  const known = (text ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => ROBOTS.test(part));
  return known.length === 0 ? undefined : [...new Set(known)].join(', ');
}

/** A host name of the list, lower case. */
function listedHost(host: string, hosts: ReadonlySet<string>): string | undefined {
  const named = host.toLowerCase();
  return hosts.has(named) ? named : undefined;
}

/** A web address of one of the hosts as the parser writes it; undefined for whatever else. */
function addressAt(text: string, hosts: ReadonlySet<string>): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['https:', 'http:'].includes(url.protocol) || url.username !== '' || url.password !== '')
    return undefined;
  return hosts.has(url.hostname) ? url.origin + url.pathname : undefined;
}

function canonicalOf(
  written: WrittenFields['customCanonical'],
  hosts: ReadonlySet<string>,
): SafeFields['customCanonical'] {
  if (written?.mode === 'url') {
    const targetUrl = addressAt(written.targetUrl, hosts);
    return targetUrl === undefined ? undefined : { mode: 'url', targetUrl };
  }
  if (written?.mode === 'mirror') {
    const domainHost = listedHost(written.domainHost, hosts);
    return domainHost === undefined ? undefined : { mode: 'mirror', domainHost };
  }
  return undefined;
}

function metasOf(written: WrittenFields['metas'] = []): SafeFields['metas'] {
  return written
    .filter(({ name }) => /^[A-Za-z][\w.:-]{0,63}$/.test(name) && !ACTING.has(name.toLowerCase()))
    .slice(0, MOST_METAS)
    .map(({ name, content }) => ({ name, content: withoutAddress(plainText(content, 500)) }))
    .filter(({ content }) => content !== '');
}

/** Metas are names and numbers: one that holds an address says nothing any more. */
function withoutAddress(text: string): string {
  return /\/\/|:\s*\/|(?:javascript|data|vbscript)\s*:/i.test(text) ? '' : text;
}

/** `name: value; name: value` as pairs; what they may say is the brand's own judgement. */
function styleOf(text: string | undefined): SafeFields['style'] {
  const pairs = (text ?? '')
    .slice(0, 5_000)
    .split(';')
    .map((part): BrandPair => {
      const colon = part.indexOf(':');
      return { css_prop: part.slice(0, Math.max(0, colon)).trim(), css_value: part.slice(colon + 1).trim() };
    });
  return sanitizeBrandPairs(pairs).accepted.map(({ name, value }) => ({ name, value }));
}

function pictureOf(written: WrittenFields['picture']): SafeFields['picture'] {
  const src = ownPath(written?.src);
  return src === undefined ? undefined : { src, alt: plainText(written?.alt ?? '', 200) };
}

/** Without what is undefined. */
function present<T extends object>(values: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  // The cast: what is left has a value.
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}

/**
 * The one place where what a site wrote of a page becomes something to print.
 * @param hosts names of the hosts that canonical addresses and media links may lead to: the site's own and those of its list
 */
export function safeFields(written: WrittenFields, hosts: ReadonlySet<string>): SafeFields {
  const title = plainText(written.title ?? '', 200);
  const description = plainText(written.description ?? '', 500);
  return {
    ...present({
      title: title === '' ? undefined : title,
      description: description === '' ? undefined : description,
      customCanonical: canonicalOf(written.customCanonical, hosts),
      metaRobots: robotsOf(written.metaRobots),
      hierarchyMetaRobots: robotsOf(written.hierarchyMetaRobots),
      picture: pictureOf(written.picture),
    }),
    metas: metasOf(written.metas),
    mediaLinks: (written.mediaLinks ?? []).flatMap(({ media, host }) => {
      const named = listedHost(host, hosts);
      return MEDIA.test(media) && named !== undefined ? [{ media, host: named }] : [];
    }),
    content: contentOf(written.content ?? ''),
    style: styleOf(written.style),
  };
}
