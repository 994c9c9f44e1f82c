import type { SeoContent } from '@touchline/contract';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;
type RichNode = SeoContent['content'][number];
type Inline = Extract<RichNode, { kind: 'paragraph' }>['children'][number];

/** Longer texts are cut. */
const MOST_CHARACTERS = 50_000;
const MOST_NODES = 400;
/** Deeper markup is dropped. */
const DEEPEST = 40;

/** Elements dropped with their contents: these may contain other languages' markup, or text that isn't content. */
const DROPPED = new Set(
  'script style template iframe object embed svg math noscript noembed noframes textarea title select option button form input audio video canvas link meta base frame frameset applet portal'.split(
    ' ',
  ),
);
const HEADINGS: ReadonlyMap<string, 2 | 3 | 4> = new Map(
  Object.entries({ h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 }),
);
const STRONG = new Set(['b', 'strong']);
const EMPHASIS = new Set(['i', 'em']);
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]+/gu;

/**
 * Converts untrusted markup to data: headings, paragraphs, lists, quotes, tables, images and links as a browser's
 * parser finds them. All other elements are removed or reduced to their text; links and images lead to the site
 * itself.
 */
export function contentOf(markup: string): RichNode[] {
  const fragment = parseFragment(markup.slice(0, MOST_CHARACTERS));
  return blocksOf(fragment.childNodes, 0).slice(0, MOST_NODES);
}

/** Returns a path of the site itself as the URL parser prints it; undefined otherwise. */
export function ownPath(raw: string | undefined): string | undefined {
  if (raw === undefined || !raw.startsWith('/') || /[\\\s\p{Cc}]/u.test(raw)) return undefined;
  const base = 'https://site.invalid';
  const url = URL.canParse(raw, base) ? new URL(raw, base) : undefined;
  if (url?.origin !== base || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}

/**
 * Removes control characters and direction marks, and collapses blanks.
 * @param most maximum length
 */
export function plainText(text: string, most: number): string {
  return text.replaceAll(CONTROL, ' ').replaceAll(/\s+/gu, ' ').trim().slice(0, most);
}

const isElement = (node: Node): node is Element => 'tagName' in node;
const isDropped = (node: Node): boolean => isElement(node) && DROPPED.has(node.tagName);
const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;

function blocksOf(nodes: readonly Node[], depth: number): RichNode[] {
  if (depth > DEEPEST) return [];
  const blocks: RichNode[] = [];
  let line: Inline[] = [];
  const endLine = () => {
    const children = trimmed(line);
    if (children.length > 0) blocks.push({ kind: 'paragraph', children });
    line = [];
  };
  for (const node of nodes) {
    if (isDropped(node)) continue;
    const block = isElement(node) ? blockOf(node, depth) : undefined;
    if (block === undefined) line.push(...inlineOf(node, depth));
    else {
      endLine();
      blocks.push(...block);
    }
  }
  endLine();
  return blocks;
}

/** Converts an element to blocks; undefined for inline elements. */
function blockOf(element: Element, depth: number): RichNode[] | undefined {
  const { tagName, childNodes } = element;
  const level = HEADINGS.get(tagName);
  if (level !== undefined) {
    const text = wordsOf(childNodes, depth);
    return text === '' ? [] : [{ kind: 'heading', level, text }];
  }
  switch (tagName) {
    case 'ul':
    case 'ol': {
      const items = elementsOf(childNodes, 'li')
        .map((item) => lineOf(item.childNodes, depth + 1))
        .filter((item) => item.length > 0);
      return items.length === 0 ? [] : [{ kind: 'list', ordered: tagName === 'ol', items }];
    }
    case 'blockquote': {
      const children = lineOf(childNodes, depth + 1);
      return children.length === 0 ? [] : [{ kind: 'quote', children }];
    }
    case 'img':
      return pictureOf(element);
    case 'table':
      return tableOf(element, depth);
    case 'p':
    case 'div':
    case 'section':
    case 'article':
    case 'main':
    case 'header':
    case 'footer':
    case 'figure':
    case 'center':
      return blocksOf(childNodes, depth + 1);
    default:
      return undefined;
  }
}

function pictureOf(element: Element): RichNode[] {
  const src = ownPath(attribute(element, 'src'));
  return src === undefined
    ? []
    : [{ kind: 'image', src, alt: plainText(attribute(element, 'alt') ?? '', 200) }];
}

function tableOf(table: Element, depth: number): RichNode[] {
  const rows = descendants(table, 'tr', depth).map((row) =>
    row.childNodes
      .filter((cell): cell is Element => isElement(cell) && ['td', 'th'].includes(cell.tagName))
      .map((cell) => wordsOf(cell.childNodes, depth + 3)),
  );
  const [head, ...body] = rows.filter((row) => row.length > 0);
  return head === undefined ? [] : [{ kind: 'table', head, rows: body }];
}

function descendants(element: Element, name: string, depth: number): Element[] {
  if (depth > DEEPEST) return [];
  return element.childNodes
    .filter(isElement)
    .flatMap((child) => (child.tagName === name ? [child] : descendants(child, name, depth + 1)));
}

function elementsOf(nodes: readonly Node[], name: string): Element[] {
  return nodes.filter((node): node is Element => isElement(node) && node.tagName === name);
}

function inlineOf(node: Node, depth: number): Inline[] {
  if (depth > DEEPEST || isDropped(node)) return [];
  if (!isElement(node)) {
    const text = 'value' in node ? node.value.replaceAll(CONTROL, ' ').replaceAll(/\s+/gu, ' ') : '';
    return text === '' ? [] : [text];
  }
  const { tagName, childNodes } = node;
  if (tagName === 'br') return [{ kind: 'break' }];
  const words = () => [wordsOf(childNodes, depth + 1)].filter((text) => text !== '');
  const href = tagName === 'a' ? ownPath(attribute(node, 'href')) : undefined;
  const children = words();
  if (href !== undefined) return children.length === 0 ? [] : [{ kind: 'link', href, children }];
  if (STRONG.has(tagName) && children.length > 0) return [{ kind: 'strong', children }];
  if (EMPHASIS.has(tagName) && children.length > 0) return [{ kind: 'em', children }];
  return childNodes.flatMap((child) => inlineOf(child, depth + 1));
}

function lineOf(nodes: readonly Node[], depth: number): Inline[] {
  return trimmed(nodes.flatMap((node) => inlineOf(node, depth)));
}

/** Trims blanks at both ends of a line; empty if no text remains. */
function trimmed(line: readonly Inline[]): Inline[] {
  const isBlank = (part: Inline | undefined) =>
    part !== undefined && (typeof part === 'string' ? part.trim() === '' : part.kind === 'break');
  const parts = [...line];
  while (isBlank(parts[0])) parts.shift();
  while (isBlank(parts.at(-1))) parts.pop();
  return parts;
}

function wordsOf(nodes: readonly Node[], depth: number): string {
  const read = (node: Node, at: number): string => {
    if (at > DEEPEST || isDropped(node)) return '';
    if (isElement(node)) return node.childNodes.map((child) => read(child, at + 1)).join(' ');
    return 'value' in node ? node.value : '';
  };
  return plainText(nodes.map((node) => read(node, depth)).join(''), 5_000);
}
