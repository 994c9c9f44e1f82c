import { sanitizeBrandPairs, type BrandPair } from '@touchline/brand';
import type { SeoContent, SeoPage } from '@touchline/contract';
import { contentOf, ownPath, plainText } from './markup.ts';

/** A site's untrusted texts of a page. */
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

/** The printable part of these texts, rebuilt from parsed values. */
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
/** Names of metas that change a browser's behaviour; only the page itself sets them. */
const ACTING = new Set(
  'viewport referrer theme-color color-scheme robots description google monetization application-name'.split(
    ' ',
  ),
);
const MEDIA = /^(?:only )?(?:all|screen|handheld|print)(?: and \((?:min|max)-width: ?\d{2,4}px\)){0,2}$/;
const MOST_METAS = 30;

/** Returns the known directives in lower case; undefined if there are none. */
function robotsOf(text: string | undefined): string | undefined {
  const known = (text ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => ROBOTS.test(part));
  return known.length === 0 ? undefined : [...new Set(known)].join(', ');
}

/** Returns the host in lower case if it is on the list. */
function listedHost(host: string, hosts: ReadonlySet<string>): string | undefined {
  const named = host.toLowerCase();
  return hosts.has(named) ? named : undefined;
}

/** Returns a web address of one of the hosts as the parser prints it; undefined otherwise. */
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

/** Returns an empty text if it contains an address: metas are names and numbers. */
function withoutAddress(text: string): string {
  return /\/\/|:\s*\/|(?:javascript|data|vbscript)\s*:/i.test(text) ? '' : text;
}

/** Parses `name: value; name: value` into pairs; the brand's own rules validate the values. */
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

/** Removes undefined fields. */
function present<T extends object>(values: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  // The cast: undefined values are filtered out.
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}

/**
 * The only function that converts a site's texts of a page to printable values.
 * @param hosts names of the hosts that canonical addresses and media links may lead to: the site's own and those of
 * its list
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
