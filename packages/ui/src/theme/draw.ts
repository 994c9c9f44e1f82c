import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

type Attributes = Readonly<Record<string, unknown>>;
type Drawable = ReactElement<Attributes, string>;
type Plain = (props: unknown) => ReactNode;

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Renders elements into an element that React leaves empty. No tree is stored: content is compared with the existing
 * DOM, so focus and nodes are preserved. Used for parts that a page has by the thousand, where React's own records
 * would take many times their memory. As nothing is stored, attributes that aren't named are left as they are, so is
 * all content of an element without children, and event listeners are ignored.
 * @param content elements, and components that use no hooks
 */
export function draw(place: Element, content: ReactNode): void {
  let next = place.firstChild;
  for (const piece of piecesOf(content, [])) {
    const drawn = typeof piece === 'string' ? drawText(place, next, piece) : drawElement(place, next, piece);
    next = drawn.nextSibling;
  }
  while (next) {
    const surplus = next;
    next = next.nextSibling;
    surplus.remove();
  }
}

function piecesOf(content: ReactNode, pieces: (string | Drawable)[]): (string | Drawable)[] {
  if (typeof content === 'string' || typeof content === 'number') {
    if (content !== '') pieces.push(String(content));
  } else if (Array.isArray(content)) {
    for (const part of content) piecesOf(part, pieces);
  } else if (isValidElement<Attributes & { children?: ReactNode }>(content)) {
    const { type, props } = content;
    // The cast: an element with a string as type is drawable.
    if (typeof type === 'string') pieces.push(content as Drawable);
    // The cast: React's types don't include `Fragment` in the type of an element.
    else piecesOf((type as unknown) === Fragment ? props.children : rendered(type, props), pieces);
  }
  return pieces;
}

/** Returns the output of a component. The icon library wraps components for refs, so their `render` is called. */
function rendered(type: unknown, props: Attributes): ReactNode {
  const render = typeof type === 'object' && type !== null && 'render' in type ? type.render : type;
  if (typeof render !== 'function') throw new Error('What is drawn is made of elements and functions.');
  // The cast: a component is a function of its props.
  return (render as Plain)(props);
}

function drawText(place: Element, old: ChildNode | null, text: string): Text {
  if (!(old instanceof Text)) return place.insertBefore(document.createTextNode(text), old);
  if (old.data !== text) old.data = text;
  return old;
}

function drawElement(place: Element, old: ChildNode | null, { type, props }: Drawable): Element {
  const namespace = type === 'svg' ? SVG : place.namespaceURI;
  const isKept = old instanceof Element && old.localName === type && type !== 'svg';
  const element = isKept ? old : document.createElementNS(namespace, type);
  drawAttributes(element, props);
  // The cast: `children` has this type in React.
  if ('children' in props) draw(element, props['children'] as ReactNode);
  if (isKept) return element;
  // An svg is replaced as a whole.
  if (type === 'svg' && old instanceof Element && old.isEqualNode(element)) return old;
  return place.insertBefore(element, old);
}

/** Sets the named attributes as React would. */
export function drawAttributes(element: Element, attributes: Attributes): void {
  for (const name in attributes) {
    const value = attributes[name];
    if (name === 'children' || name === 'ref' || typeof value === 'function') continue;
    const own = attributeOf(name);
    const text = typeof value === 'string' ? value : textOf(own, value);
    if (text === undefined) element.removeAttribute(own);
    else if (element.getAttribute(own) !== text) element.setAttribute(own, text);
  }
}

/** Attribute names that differ in React, limited to those in use. */
const attributeNames: Readonly<Record<string, string>> = {
  className: 'class',
  strokeWidth: 'stroke-width',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
};

function attributeOf(name: string): string {
  return attributeNames[name] ?? name;
}

function textOf(name: string, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'boolean') return String(value);
  if (name.startsWith('aria-') || name.startsWith('data-')) return String(value);
  return value ? '' : undefined;
}
