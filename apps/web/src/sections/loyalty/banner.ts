import { languageOf } from '@touchline/contract/languages';

export const bannerSizes = ['300x250', '728x90', '320x100', '160x600'] as const;
export type BannerSize = (typeof bannerSizes)[number];

export interface Banner {
  readonly size: BannerSize;
  /** Language segment. */
  readonly language: string;
  /** The player's link. */
  readonly link: string;
  readonly words: { readonly text: string; readonly action: string; readonly note: string };
  readonly colours: { readonly ground: string; readonly text: string };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Styles of a banner's parts, by CSS property as React names it. */
export interface BannerStyles {
  readonly root: Readonly<Record<string, string>>;
  readonly action: Readonly<Record<string, string>>;
  readonly note: Readonly<Record<string, string>>;
}

/** Returns the styles of a banner, which are the same in the preview and in its code. */
export function bannerStyles({ size, colours }: Pick<Banner, 'size' | 'colours'>): BannerStyles {
  const [width = '', height = ''] = size.split('x');
  const isWide = Number(width) > Number(height) * 3;
  return {
    root: {
      boxSizing: 'border-box',
      inlineSize: `${width}px`,
      blockSize: `${height}px`,
      maxInlineSize: '100%',
      padding: '12px',
      display: 'flex',
      flexDirection: isWide ? 'row' : 'column',
      alignItems: 'center',
      justifyContent: 'space-around',
      gap: '8px',
      font: '600 16px/1.3 system-ui,sans-serif',
      textAlign: 'center',
      textDecoration: 'none',
      background: colours.ground,
      color: colours.text,
    },
    action: { padding: '6px 14px', border: '1px solid currentColor', borderRadius: '8px' },
    note: { fontWeight: '400', fontSize: '11px' },
  };
}

const styleText = (styles: Readonly<Record<string, string>>): string =>
  Object.entries(styles)
    .map(([name, value]) => `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';');

/** Returns the HTML of a banner: one link with styles of its own, without scripts, pictures or cookies. */
export function bannerCode(banner: Banner): string {
  const { link, words } = banner;
  const { tag, direction } = languageOf(banner.language);
  const { root, action, note } = bannerStyles(banner);
  return [
    `<a href="${escaped(link)}" lang="${tag}" dir="${direction}" rel="sponsored" target="_blank" style="${escaped(styleText(root))}">`,
    `<span>${escaped(words.text)}</span>`,
    `<span style="${styleText(action)}">${escaped(words.action)}</span>`,
    `<small style="${styleText(note)}">${escaped(words.note)}</small>`,
    '</a>',
  ].join('');
}
