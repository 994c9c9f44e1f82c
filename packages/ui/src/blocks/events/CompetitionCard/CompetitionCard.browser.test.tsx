import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { UiTestProvider } from '../../../testing/UiTestProvider.tsx';
import { columns, moreColumns, rows } from '../../fixtures.tsx';
import { CompetitionHead } from '../CompetitionHead/CompetitionHead.tsx';
import { EventRow } from '../EventRow/EventRow.tsx';
import { CompetitionCard } from './CompetitionCard.tsx';

// The page is that of other suites too.
afterAll(() => page.viewport(1280, 900));

test.each([320, 390, 768])('a sport from edge to edge is no wider than a page of %i px', async (width) => {
  await page.viewport(width, 844);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <UiTestProvider>
        <CompetitionCard
          kind="sport"
          title="Football"
          columns={columns}
          moreColumns={moreColumns}
          narrowColumns
          collapseLabel="Hide matches"
        >
          <CompetitionHead
            title="Coastland · Coastal League"
            favouriteLabel="Favourite competition"
            onFavouriteChange={() => undefined}
            collapseLabel="Hide matches"
          />
          <EventRow {...rows.leading} form="compact" />
          <EventRow {...rows.stress} form="compact" />
        </CompetitionCard>
      </UiTestProvider>,
    ),
  );
  const { scrollWidth } = document.documentElement;
  const room = place.getBoundingClientRect().width;
  flushSync(() => root.unmount());
  place.remove();
  expect(scrollWidth).toBeLessThanOrEqual(Math.ceil(room));
});
