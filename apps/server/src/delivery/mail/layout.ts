import { escapeHtml } from '../../kernel/index.ts';
import type { MailBrand } from './mailBrand.ts';

/** A label and its value: "Stake", "10.00 EUR". */
export type Detail = readonly [label: string, value: string];

export interface MailBlock {
  readonly heading: string;
  readonly details: readonly Detail[];
  /** Entries of the block, in order. */
  readonly items?: readonly { readonly title: string; readonly details: readonly string[] }[];
}

/** Content of a mail, independent of the text and HTML forms. */
export interface MailDocument {
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  /** Brand at the top of the HTML form; without it there is none. */
  readonly brand?: MailBrand;
  readonly title: string;
  readonly intro: readonly string[];
  /** Link to act on the mail. */
  readonly link?: { readonly label: string; readonly url: string };
  readonly blocks: readonly MailBlock[];
  readonly outro: string;
  /** Link to stop mails of this kind, after the outro. */
  readonly stop?: { readonly label: string; readonly url: string };
}

/** Renders the mail as plain text. */
export function plainMail({ title, intro, link, blocks, outro, stop }: MailDocument): string {
  const parts = blocks.map(({ heading, details, items = [] }) =>
    [
      heading,
      ...details.map(([label, value]) => `${label}: ${value}`),
      ...items.flatMap((item) => [`- ${item.title}`, ...item.details.map((detail) => `  ${detail}`)]),
    ].join('\n'),
  );
  const lines = (way: MailDocument['link']): string[] => (way ? [`${way.label}\n${way.url}`] : []);
  return `${[title, ...intro, ...lines(link), ...parts, '-- ', outro, ...lines(stop)].join('\n\n')}\n`;
}

/** Renders the mail as self-contained HTML: no image, style sheet or script. */
export function htmlMail(document: MailDocument): string {
  const { tag, direction, brand, title, intro, link, blocks, outro, stop } = document;
  // Line breaks within a paragraph are the writer's own.
  const paragraph = (text: string): string => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
  const anchor = (way: MailDocument['link']): string[] =>
    way ? [`<p><a href="${escapeHtml(way.url)}">${escapeHtml(way.label)}</a></p>`] : [];
  const body = [
    ...(brand ? [brandBar(brand)] : []),
    `<h1>${escapeHtml(title)}</h1>`,
    ...intro.map(paragraph),
    ...anchor(link),
    ...blocks.map(htmlBlock),
    '<hr>',
    paragraph(outro),
    ...anchor(stop),
  ].join('\n');
  return `<!doctype html>
<html lang="${tag}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body dir="${direction}" style="font-family:sans-serif;line-height:1.5">
${body}
</body></html>
`;
}

/** Bar with the brand's name on its colour. */
const brandBar = ({ name, background, text }: MailBrand): string =>
  `<div style="background:${background};color:${text};padding:16px;font-weight:bold">${escapeHtml(name)}</div>`;

/** Isolates figures, so that they run left to right also in right-to-left text. */
const own = (text: string): string => `<bdi>${escapeHtml(text)}</bdi>`;

function htmlBlock({ heading, details, items = [] }: MailBlock): string {
  const rows = details.map(
    ([label, value]) =>
      `<tr><th scope="row" align="start">${escapeHtml(label)}</th><td>${own(value)}</td></tr>`,
  );
  const entries = items.map(
    ({ title, details }) =>
      `<li><b>${own(title)}</b>${details.map((detail) => `<br>${own(detail)}`).join('')}</li>`,
  );
  const list = entries.length > 0 ? `<ul>${entries.join('')}</ul>` : '';
  const table = rows.length > 0 ? `\n<table cellpadding="4">${rows.join('')}</table>` : '';
  return `<h2>${escapeHtml(heading)}</h2>${table}\n${list}`;
}
