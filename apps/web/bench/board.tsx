import { QueryClientProvider } from '@tanstack/react-query';
import { parseFrame, type MatchRecord } from '@touchline/feed';
import { Stack } from '@touchline/ui';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, Route, Routes } from 'react-router';
import { KitProvider } from '../src/app/KitProvider.tsx';
import { startSettings } from '../src/features/settings/settings.store.ts';
import { queryClient } from '../src/platform/api/queryClient.ts';
import { loadWords, speak } from '../src/platform/i18n/i18n.ts';
import { book } from '../src/platform/realtime/realtime.ts';
import { loadSite } from '../src/platform/site/site.ts';
import { CompetitionMatches } from '../src/widgets/events/list/CompetitionMatches.tsx';
import { useListLook } from '../src/widgets/events/list/useListLook.ts';
import { groupMatches } from '../src/widgets/events/rules/groups.ts';
import { LINE_FILE, MATCHES, PRICES_A_MATCH } from './line.ts';

/** Interface through which the benchmark drives the board. */
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

const rows = Number(new URLSearchParams(location.search).get('rows') ?? MATCHES);
const card = {
  level: 2,
  sport: 'tennis',
  isCompetition: true,
  collapsed: false,
  onCollapsedChange: (): void => undefined,
} as const;
const priceCell = 'article button[data-layout]';

/** Numbers the price cells by slot (their order on the page) and passes the board to the benchmark. */
function handOver(): void {
  const cells = document.querySelectorAll<HTMLElement>(priceCell);
  if (cells.length !== rows * PRICES_A_MATCH)
    throw new Error(`The board has ${cells.length} prices, not ${rows * PRICES_A_MATCH}.`);
  cells.forEach((element, index) => element.setAttribute('data-i', String(index)));
  window.__mkBench?.(book.applyPrices, { cell: '[data-i]', px: 'bdi' });
}

function Board() {
  return (
    <KitProvider>
      <Cards />
    </KitProvider>
  );
}

/** Renders all cards in one pass: a second render would keep the previous tree in memory, unlike a page at rest. */
function Cards() {
  const look = useListLook();
  useLayoutEffect(handOver, []);
  return (
    <Stack>
      {groups.map((group) => (
        <CompetitionMatches
          key={group.id}
          look={look}
          group={group}
          title={group.first.competition}
          {...card}
        />
      ))}
    </Stack>
  );
}

/**
 * Fills the book from JSON text, as the feed does.
 * @returns the matches to mount, in list order
 */
async function fillBook(): Promise<readonly MatchRecord[]> {
  const answer = await fetch(LINE_FILE);
  const frame = parseFrame(await answer.text());
  if (frame?.t !== 'snapshot') throw new Error(`${answer.url} is no snapshot of the feed.`);
  book.open(frame.topic);
  book.apply(frame);
  return book
    .list(frame.topic)
    .slice(0, rows)
    .flatMap((id) => book.match(id) ?? []);
}

const place = document.getElementById('app');
if (!place) throw new Error('The board has no place: its page has no element #app.');
startSettings(await loadSite());
await loadWords('en', ['common', 'betting', 'markets', 'sports']);
await speak('en');
const groups = groupMatches(await fillBook(), { sports: [], by: 'kickOff' });
createRoot(place).render(
  <QueryClientProvider client={queryClient}>
    <MemoryRouter initialEntries={['/en']}>
      <Routes>
        <Route path="/:lang" element={<Board />} />
      </Routes>
    </MemoryRouter>
  </QueryClientProvider>,
);
