import { useLayoutEffect, useMemo, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import type { Item } from '../Cards.tsx';
import { MountedRows, useRowHeight } from '../mountedRows.ts';
import { noteStretch, recallList, rememberList, type ListMemory } from './listMemory.ts';
import {
  createListModel,
  mountedIn,
  type ListModel,
  type RowPosition,
  type RowsPart,
  type Stretch,
} from './listModel.ts';
import { measureList } from './measureList.ts';

export interface WindowedCardsProps {
  readonly cards: readonly Item[];
}

/** Initial estimate of the height of a card without its rows, px. */
const FRAME = 44;
const GAP = 12;

/** Margin that is mounted before and after the visible part, in screens. */
const BEYOND = 0.5;

const NOTHING = { id: '', card: null };

interface Shown {
  readonly model: ListModel;
  readonly stretch: Stretch;
  readonly kept: RowPosition | undefined;
}

/** A long list of cards in the page's own scroll; mounts only rows near the screen. */
export default function WindowedCards({ cards }: WindowedCardsProps) {
  const list = useRef<HTMLDivElement>(null);
  const focused = useRef<RowPosition>(undefined);
  const memory = useMemory();
  const model = useMemo(() => createListModel(cards, memory.sizes, GAP), [cards, memory]);
  const [shown, setShown] = useState<Shown>({
    model,
    stretch: memory.stretch ?? stretchFrom(0),
    kept: undefined,
  });
  // Rows added or removed above the visible part don't move it.
  if (shown.model !== model) setShown({ ...shown, model, stretch: moved(shown, model) });
  const parts = useMemo(() => model.parts(shown.stretch, shown.kept), [model, shown]);

  useLook(() => {
    if (!list.current) return;
    const stretch = stretchFrom(-list.current.getBoundingClientRect().top);
    noteStretch(memory, stretch);
    const kept = focused.current;
    const next = () => mountedIn(model.parts(stretch, kept), cards);
    const now = mountedIn(parts, cards);
    if (next() === now) return;
    measureList(list.current, parts, model, memory.sizes);
    // Rendered before the next frame, so that scrolling shows no gaps.
    if (next() !== now) flushSync(() => setShown({ model, stretch, kept }));
  });

  const mounted = new Map<string, readonly RowsPart[]>();
  for (const part of parts) if ('card' in part) mounted.set(cards[part.card]?.id ?? '', part.rows);
  return (
    <div
      ref={list}
      style={{ display: 'grid', gap: GAP }}
      onFocus={(event) => (focused.current = placeOf(event))}
      onBlur={() => (focused.current = undefined)}
    >
      <MountedRows value={mounted}>
        {parts.map((part, at) => {
          if ('card' in part) {
            const { id, card } = cards[part.card] ?? NOTHING;
            return (
              <div key={id} data-card={id}>
                {card}
              </div>
            );
          }
          const before = parts[at - 1];
          const after = before && 'card' in before ? cards[before.card]?.id : undefined;
          return <div key={`after ${after ?? 'nothing'}`} style={{ blockSize: part.space }} />;
        })}
      </MountedRows>
    </div>
  );
}

/** Returns the stored state of this list if the player comes back to it. */
function useMemory(): ListMemory {
  const { key, pathname } = useLocation();
  const place = key === 'default' ? pathname : key;
  const row = useRowHeight();
  const [memory] = useState<ListMemory>(
    () =>
      recallList(place) ?? {
        sizes: { rows: new Map(), frames: new Map(), row, frame: FRAME, isLearned: false },
      },
  );
  useLayoutEffect(() => rememberList(place, memory), [place, memory]);
  return memory;
}

/** Calls back when the page is scrolled or resized. */
function useLook(look: () => void): void {
  const latest: RefObject<() => void> = useRef(look);
  useLayoutEffect(() => {
    latest.current = look;
  });
  useLayoutEffect(() => {
    const now = () => latest.current();
    // By then the scroll position is restored.
    const first = requestAnimationFrame(now);
    addEventListener('scroll', now, { passive: true });
    addEventListener('resize', now);
    return () => {
      cancelAnimationFrame(first);
      removeEventListener('scroll', now);
      removeEventListener('resize', now);
    };
  }, []);
}

/** Range to mount when the screen starts at a distance from the list's top, px. */
function stretchFrom(top: number): Stretch {
  return { from: top - innerHeight * BEYOND, to: top + innerHeight * (1 + BEYOND) };
}

/** Converts the range to another model, so that the same rows stay visible. */
function moved({ model, stretch }: Shown, next: ListModel): Stretch {
  const seen = (stretch.to - stretch.from) * (BEYOND / (1 + 2 * BEYOND));
  const first = model.firstIn({ from: stretch.from + seen, to: stretch.to });
  const [before, after] = first ? [model.topOf(first), next.topOf(first)] : [];
  if (before === undefined || after === undefined) return stretch;
  return { from: stretch.from + after - before, to: stretch.to + after - before };
}

function placeOf({ target }: FocusEvent): RowPosition | undefined {
  const card = target.closest<HTMLElement>('[data-card]')?.dataset['card'];
  const row = target.closest<HTMLElement>('[data-match]')?.dataset['match'];
  return card === undefined ? undefined : { card, row: row === undefined ? undefined : Number(row) };
}
