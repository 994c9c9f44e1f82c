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

const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur']);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Returns the HTML of a banner: one link with styles of its own, without scripts, pictures or cookies. */
export function bannerCode({ size, language, link, words, colours }: Banner): string {
  const [width = '', height = ''] = size.split('x');
  const direction = RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr';
  const isWide = Number(width) > Number(height) * 3;
  const style = [
    'box-sizing:border-box',
    `width:${width}px`,
    `height:${height}px`,
    'max-width:100%',
    'padding:12px',
    'display:flex',
    `flex-direction:${isWide ? 'row' : 'column'}`,
    'align-items:center',
    'justify-content:space-around',
    'gap:8px',
    'font:600 16px/1.3 system-ui,sans-serif',
    'text-align:center',
    'text-decoration:none',
    `background:${colours.ground}`,
    `color:${colours.text}`,
  ].join(';');
  const button = 'padding:6px 14px;border:1px solid currentColor;border-radius:8px';
  return [
    `<a href="${escaped(link)}" lang="${language}" dir="${direction}" rel="sponsored" target="_blank" style="${escaped(style)}">`,
    `<span>${escaped(words.text)}</span>`,
    `<span style="${button}">${escaped(words.action)}</span>`,
    `<small style="font-weight:400;font-size:11px">${escaped(words.note)}</small>`,
    '</a>',
  ].join('');
}
