import { useState } from 'react';
import { useFixtures } from '../src/features/odds/feed/useFixtures.ts';
import { book } from '../src/platform/realtime/realtime.ts';
import { EventList } from '../src/widgets/events/list/EventList.tsx';
import { groupBy, groupMatches } from '../src/widgets/events/rules/groups.ts';
import { lineOf, MATCHES, PRICES_A_MATCH } from './line.ts';
import { Kit, ready, show } from './start.tsx';

/** Interface through which a benchmark drives the board. */
interface Harness {
  /** Flat pairs: the index of a price, then its new value in hundredths. */
  readonly apply: (pairs: Uint32Array) => void;
  readonly selectors: { readonly cell: string; readonly px: string };
}

declare global {
  interface Window {
    __mkBench?: (apply: Harness['apply'], selectors: Harness['selectors']) => void;
  }
}

const query = new URLSearchParams(location.search);
/** Number of matches in the list; the book has at least as many as the benchmarks move. */
const rows = Number(query.get('rows') ?? MATCHES);
/** `one`: a single card with all matches instead of cards of twenty. */
const isOne = query.get('cards') === 'one';
const line = lineOf(Math.max(rows, MATCHES));

/** The product's own list, which mounts only the rows near the screen if it is long. */
function Board() {
  const fixtures = useFixtures(line.topic);
  const [groups] = useState(() => {
    const listed = fixtures.slice(0, rows);
    return isOne ? groupBy(listed, () => 'all') : groupMatches(listed, { sports: [], by: 'kickOff' });
  });
  return (
    <Kit>
      <EventList groups={groups} level={2} titleOf={({ first }) => first.competition} />
    </Kit>
  );
}

/** Numbers the mounted price cells by their slots. */
function numberCells(): void {
  for (const row of document.querySelectorAll<HTMLElement>('[data-match]')) {
    const first = (Number(row.dataset['match']) - 1) * PRICES_A_MATCH;
    const cells = row.querySelectorAll('button[data-layout]');
    cells.forEach((cell, index) => cell.setAttribute('data-i', String(first + index)));
  }
}

/** Passes the board to the benchmark once its rows are mounted. */
function handOver(): void {
  if (!document.querySelector('[data-match]')) {
    requestAnimationFrame(handOver);
    return;
  }
  numberCells();
  addEventListener('scrollend', numberCells);
  window.__mkBench?.(book.applyPrices, { cell: '[data-i]', px: 'bdi' });
}

await ready(line);
show([{ path: '/:lang', Component: Board }], '/en');
handOver();
