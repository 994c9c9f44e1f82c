import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

type Attributes = Readonly<Record<string, unknown>>;
type Drawable = ReactElement<Attributes, string>;
type Plain = (props: unknown) => ReactNode;

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Draws elements into one that React leaves empty, as React would, and keeps nothing of them: what is drawn again is
 * compared with what stands there, so that focus and nodes stay. For parts of which a page has thousands, where React's
 * own records would weigh many times what they describe. Three rules follow from keeping nothing: an attribute that
 * isn't named is left as it is, so is all inside an element without children, and listeners are passed over.
 * @param content elements and components that use no hooks
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
    // The cast: an element whose type is a name is drawn as that.
    if (typeof type === 'string') pieces.push(content as Drawable);
    // The cast: React's types hold a fragment for text.
    else piecesOf((type as unknown) === Fragment ? props.children : rendered(type, props), pieces);
  }
  return pieces;
}

/** What a component says; the icons' library wraps its components for references to them. */
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
  // The cast: `children` is what React calls it.
  if ('children' in props) draw(element, props['children'] as ReactNode);
  if (isKept) return element;
  // A picture is one thing: another one takes its place as a whole.
  if (type === 'svg' && old instanceof Element && old.isEqualNode(element)) return old;
  return place.insertBefore(element, old);
}

/** Writes attributes as React would, those that are named. */
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

/** Attributes that React calls otherwise, as far as what is drawn has them. */
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
