/** Inline content. The creator of the nodes checks link URLs; the renderer additionally links only safe ones. */
export type RichInline =
  | string
  | { readonly kind: 'strong'; readonly children: readonly RichInline[] }
  | { readonly kind: 'em'; readonly children: readonly RichInline[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly RichInline[] }
  | { readonly kind: 'break' };

/** Block of a text. Headings have the id that links of the table of contents refer to. */
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

/** Returns the text of an inline node without markup. */
const inlineText = (inline: RichInline): string =>
  typeof inline === 'string' ? inline : 'children' in inline ? inline.children.map(inlineText).join('') : ' ';

/** Returns the text of a node without markup, for searching. */
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

/**
 * Returns whether a URL is safe to link: a path, an anchor, http(s), `mailto:` or `tel:`. Script and data URLs
 * aren't.
 */
export function isSafeHref(href: string): boolean {
  if (/^(?:\/(?![/\\])|#|\.{1,2}\/)/u.test(href)) return true;
  return URL.canParse(href) && ['https:', 'http:', 'mailto:', 'tel:'].includes(new URL(href).protocol);
}
