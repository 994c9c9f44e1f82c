import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useIsDesk } from '../../../platform/page/useIsDesk.ts';

export interface WindowedCardsProps {
  readonly cards: readonly { readonly id: string; readonly rows: number; readonly card: ReactNode }[];
}

/** First guesses of heights, px; what is mounted is measured. */
const HEAD = 42;
const ROW = { phone: 180, desk: 53 } as const;
const GAP = 12;

/** A long list of cards in the page's own scroll: only those near the screen are mounted. */
export function WindowedCards({ cards }: WindowedCardsProps) {
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const row = useIsDesk() ? ROW.desk : ROW.phone;
  useLayoutEffect(() => {
    const box = list.current?.getBoundingClientRect();
    if (box) setTop(box.top + scrollY);
  }, []);
  // oxlint-disable-next-line react/incompatible-library -- its functions are used in this component alone
  const virtual = useWindowVirtualizer({
    count: cards.length,
    getItemKey: (index) => cards[index]?.id ?? index,
    estimateSize: (index) => HEAD + (cards[index]?.rows ?? 0) * row,
    gap: GAP,
    overscan: 2,
    scrollMargin: top,
  });
  const items = virtual.getVirtualItems();
  const first = items[0]?.start ?? top;
  return (
    <div ref={list} style={{ blockSize: virtual.getTotalSize() }}>
      <div style={{ display: 'grid', gap: GAP, transform: `translateY(${first - top}px)` }}>
        {items.map(({ key, index }) => (
          <div key={key} data-index={index} ref={virtual.measureElement}>
            {cards[index]?.card}
          </div>
        ))}
      </div>
    </div>
  );
}
