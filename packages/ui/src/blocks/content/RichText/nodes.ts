/** Words within a line. A link's address is judged by whoever makes the nodes; the renderer takes only what is safe to follow. */
export type RichInline =
  | string
  | { readonly kind: 'strong'; readonly children: readonly RichInline[] }
  | { readonly kind: 'em'; readonly children: readonly RichInline[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly RichInline[] }
  | { readonly kind: 'break' };

/** A part of a text. Headings carry the identity that links of the contents lead to. */
export type RichNode =
  | { readonly kind: 'heading'; readonly level: 2 | 3 | 4; readonly id?: string; readonly text: string }
  | { readonly kind: 'paragraph'; readonly children: readonly RichInline[] }
  | {
      readonly kind: 'list';
      readonly ordered?: boolean;
      readonly items: readonly (readonly RichInline[])[];
    }
  | { readonly kind: 'quote'; readonly children: readonly RichInline[] }
  | { readonly kind: 'note'; readonly children: readonly RichInline[] }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly kind: 'image'; readonly src: string; readonly alt: string; readonly caption?: string };

/** All words of a part of a line. */
const inlineText = (inline: RichInline): string =>
  typeof inline === 'string' ? inline : 'children' in inline ? inline.children.map(inlineText).join('') : ' ';

/** All words of a part, for searching in them. */
export function textOf(node: RichNode): string {
  switch (node.kind) {
    case 'heading':
      return node.text;
    case 'list':
      return node.items.map((item) => item.map(inlineText).join('')).join(' ');
    case 'table':
      return [node.head, ...node.rows].flat().join(' ');
    case 'image':
      return [node.alt, node.caption ?? ''].join(' ');
    default:
      return node.children.map(inlineText).join('');
  }
}

/** Whether an address may be followed: a path, an anchor, the web, mail, a phone. Scripts and data are not. */
export function isSafeHref(href: string): boolean {
  if (/^(?:\/(?![/\\])|#|\.{1,2}\/)/u.test(href)) return true;
  return URL.canParse(href) && ['https:', 'http:', 'mailto:', 'tel:'].includes(new URL(href).protocol);
}
