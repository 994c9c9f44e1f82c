import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, test } from 'vitest';
import { UiTestProvider } from '../../../testing/UiTestProvider.tsx';
import { rows } from '../../fixtures.tsx';
import { CompetitionCard } from '../CompetitionCard/CompetitionCard.tsx';
import { EventRow, type EventRowProps } from './EventRow.tsx';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const clean of cleanups.splice(0)) clean();
});

const named = { crests: [undefined, undefined] } as const;
const samples: readonly EventRowProps[] = [
  { ...rows.leading, ...named, form: 'compact' },
  { ...rows.tennis, ...named, form: 'compact', live: { clock: '2nd innings' } },
  { ...rows.upcoming, ...named, form: 'compact' },
  { ...rows.stress, ...named, form: 'compact' },
];

function draw(width: number, direction: 'ltr' | 'rtl' = 'ltr') {
  const place = document.body.appendChild(document.createElement('div'));
  place.style.inlineSize = `${width}px`;
  place.dir = direction;
  const root = createRoot(place);
  cleanups.push(() => {
    flushSync(() => root.unmount());
    place.remove();
  });
  flushSync(() =>
    root.render(
      <UiTestProvider>
        <CompetitionCard kind="sport" title="Football">
          {samples.map((sample, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the samples keep their places
            <EventRow key={at} {...sample} place="Grand Masters of Valmorency" />
          ))}
        </CompetitionCard>
      </UiTestProvider>,
    ),
  );
  return [...place.querySelectorAll('article')];
}

/** Boxes of the visible texts of a row, as far as they aren't cut. */
function textsOf(row: Element): { readonly words: string; readonly box: DOMRect }[] {
  const found: { words: string; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects())
      if (box.width > 2)
        found.push({ words: node.textContent ?? '', box: shownPart(box, node.parentElement) });
  }
  return found;
}

/** The part of a box that the elements around it show. */
function shownPart(box: DOMRect, element: Element | null): DOMRect {
  if (!element || element.tagName === 'ARTICLE') return box;
  if (getComputedStyle(element).overflowX !== 'hidden') return shownPart(box, element.parentElement);
  const own = element.getBoundingClientRect();
  const left = Math.max(box.left, own.left);
  const width = Math.max(0, Math.min(box.right, own.right) - left);
  return shownPart(new DOMRect(left, box.top, width, box.height), element.parentElement);
}

const overlaps = (one: DOMRect, other: DOMRect) =>
  other.width > 0 &&
  one.left < other.right - 0.5 &&
  other.left < one.right - 0.5 &&
  one.top < other.bottom - 0.5 &&
  other.top < one.bottom - 0.5;

describe.each([300, 320, 390, 600, 700, 850, 1100, 1300])('in a list of %i px', (width) => {
  test.each(['ltr', 'rtl'] as const)('the star covers no text (%s)', (direction) => {
    for (const row of draw(width, direction)) {
      const star = row.querySelector('button[aria-pressed] svg')?.getBoundingClientRect();
      if (!star) throw new Error('The row has no star.');
      const covered = textsOf(row).filter(({ box }) => overlaps(star, box));
      expect(covered.map(({ words }) => words)).toEqual([]);
    }
  });

  test('the star stands in the column of the crests, or of the flags of competitions', () => {
    for (const row of draw(width)) {
      const star = row.querySelector('button[aria-pressed]')?.getBoundingClientRect();
      const padding = Number.parseFloat(getComputedStyle(row).paddingInlineStart);
      const distance = (star?.left ?? 0) - row.getBoundingClientRect().left - padding;
      expect(Math.abs(distance)).toBeLessThanOrEqual(5);
    }
  });
});
