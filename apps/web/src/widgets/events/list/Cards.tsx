import { Stack, whenNear } from '@touchline/ui';
import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import { firstCards } from './firstCards.ts';
import { MountedRows, useRowHeight } from './mountedRows.ts';
import type { WindowCard } from './window/listModel.ts';

/** A card of a list, or a heading between cards. */
export interface Item extends WindowCard {
  readonly card: ReactNode;
}

export interface CardsProps {
  readonly cards: readonly Item[];
  /** Number of rows to mount, from the first. */
  readonly count: number;
  /** Called when rows that are not mounted come near the screen. */
  readonly onNear?: (() => void) | undefined;
}

/** The first rows of a list, and space for the others. */
export function Cards({ cards, count, onNear }: CardsProps) {
  const rowHeight = useRowHeight();
  const { shown, mounted, left } = firstCards(cards, count);
  return (
    <Stack>
      <MountedRows value={mounted}>
        {shown.map(({ id, card }) => (
          <Fragment key={id}>{card}</Fragment>
        ))}
      </MountedRows>
      {left > 0 && <Space height={left * rowHeight} onNear={onNear} />}
    </Stack>
  );
}

function Space({ height, onNear }: { readonly height: number } & Pick<CardsProps, 'onNear'>) {
  const space = useRef<HTMLDivElement>(null);
  useEffect(
    () => (space.current && onNear ? whenNear(space.current, onNear) : undefined),
    // Observed anew when the space has moved: it may still be near.
    [onNear, height],
  );
  return <div ref={space} style={{ blockSize: height }} />;
}
