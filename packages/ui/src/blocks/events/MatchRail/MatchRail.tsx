import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './MatchRail.css.ts';

export interface MatchRailProps extends RootProps<HTMLElement> {
  /** Accessible name, for example “Live now”. */
  label: string;
  /** `CompetitionCard`s with `WatchRow`s. */
  children: ReactNode;
}

/**
 * Other matches in play next to a match, which scroll on their own. Its links are a single stop of Tab; arrow keys up
 * and down, Home and End move between them. Renders a `nav`.
 */
export function MatchRail({ label, children, ...rest }: MatchRailProps) {
  const root = useRef<HTMLElement>(null);
  // Rows that are added must not become further stops.
  useLayoutEffect(() => {
    const links = linksOf(root.current);
    const focused = links.find((link) => link === document.activeElement);
    becomeStop(links, focused ?? links.find(({ ariaCurrent }) => ariaCurrent === 'page') ?? links[0]);
  });
  useLayoutEffect(() => (root.current ? watchKeys(root.current) : undefined), []);
  return (
    <nav {...rest} ref={root} aria-label={label} className={css.rail}>
      {children}
    </nav>
  );
}

/** Makes a focused link the stop, and moves the focus with the arrow keys. Returns a function that stops it. */
function watchKeys(rail: HTMLElement): () => void {
  const once = new AbortController();
  const { signal } = once;
  const onFocus = ({ target }: FocusEvent) => {
    const links = linksOf(rail);
    const link = links.find((one) => one === target);
    if (link) becomeStop(links, link);
  };
  rail.addEventListener('focusin', onFocus, { signal });
  rail.addEventListener('keydown', (event) => moveFocus(rail, event), { signal });
  return () => once.abort();
}

function moveFocus(rail: HTMLElement, event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const links = linksOf(rail);
  const index = links.findIndex((link) => link === event.target);
  if (index < 0) return;
  const targets = new Map([
    ['ArrowDown', links[index + 1]],
    ['ArrowUp', links[index - 1]],
    ['Home', links[0]],
    ['End', links.at(-1)],
  ]);
  if (!targets.has(event.key)) return;
  event.preventDefault();
  targets.get(event.key)?.focus();
}

function linksOf(rail: HTMLElement | null): HTMLAnchorElement[] {
  return [...(rail?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [])];
}

/** Makes a link the one that Tab reaches. */
function becomeStop(links: readonly HTMLAnchorElement[], stop: HTMLAnchorElement | undefined): void {
  for (const link of links) link.tabIndex = link === stop ? 0 : -1;
}
