import { createHash } from 'node:crypto';
import { drawIcon, iconFiles, type IconFile } from '@touchline/brand/node';
import { languageOf } from '@touchline/contract/languages';
import type { Site } from './site.ts';

const fileNamed = new Map<string, IconFile>(iconFiles.map((file) => [file.name, file]));

/** Icon for the home screen of an iPhone, which ignores the manifest's icons. */
export const appleIcon: IconFile =
  iconFiles.find(({ purpose }) => purpose === 'apple') ?? fail('the home screen of an iPhone');

/** Icon of notifications. */
export const notificationIcon: IconFile =
  iconFiles.find(({ purpose, size }) => purpose === 'any' && size >= 192) ?? fail('notifications');

function fail(use: string): never {
  throw new Error(`The brand package draws no icon for ${use}.`);
}

/** Cache of requested icons by brand. */
const drawn = new WeakMap<Site['brand'], Map<string, Promise<Buffer>>>();

/** Returns one of the site's icons as a PNG file; undefined if there is none of that name. */
export async function iconOf({ brand }: Site, name: string): Promise<Buffer | undefined> {
  const file = fileNamed.get(name);
  if (file === undefined) return undefined;
  const icons = drawn.get(brand) ?? new Map<string, Promise<Buffer>>();
  drawn.set(brand, icons);
  const icon =
    icons.get(name) ?? drawIcon(brand.icon, file, brand.book.pwa.backgroundColor).then(Buffer.from);
  icons.set(name, icon);
  return icon;
}

const versions = new WeakMap<Site['brand'], string>();

/** Returns a version that changes with the drawing, so that icons can be cached permanently. */
export function iconVersion({ brand }: Site): string {
  const made =
    versions.get(brand) ??
    createHash('sha256')
      .update(brand.icon + brand.book.pwa.backgroundColor)
      .digest('hex')
      .slice(0, 12);
  versions.set(brand, made);
  return made;
}

/** Returns the address of an icon for the page and the manifest. */
export function iconAddress(site: Site, { name }: IconFile): string {
  return `/icons/${name}?v=${iconVersion(site)}`;
}

/** Returns the address of the manifest: the app is installed in the language of its page. */
export function manifestAddress(language: string): string {
  return `/manifest.json?lang=${language}`;
}

/**
 * Returns the manifest of a site.
 * @param asked language segment of the address; the site's default applies if it has no such language
 */
export function manifestOf(site: Site, asked: string | undefined): object {
  const { config, descriptions, brand } = site;
  const { pwa } = brand.book;
  const language = asked !== undefined && config.languages.includes(asked) ? asked : config.defaultLanguage;
  const { tag, direction } = languageOf(language);
  const description = descriptions[language];
  return {
    // One app per site, whatever language it starts in.
    id: '/',
    name: pwa.name,
    short_name: pwa.shortName,
    ...(description === undefined ? {} : { description }),
    lang: tag,
    dir: direction,
    start_url: `/${language}`,
    scope: '/',
    display: 'standalone',
    theme_color: pwa.themeColor,
    background_color: pwa.backgroundColor,
    icons: [
      ...iconFiles
        .filter(({ purpose }) => purpose !== 'apple')
        .map((file) => ({
          src: iconAddress(site, file),
          type: 'image/png',
          sizes: `${file.size}x${file.size}`,
          purpose: file.purpose,
        })),
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
    ],
  };
}
