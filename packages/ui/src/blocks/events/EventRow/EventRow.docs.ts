import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { EventRow } from './EventRow.tsx';

/** Documentation for the page of `EventRow`. */
export const docs = {
  EventRow: {
    usage: 'Use it for a match in a list, within `CompetitionCard`.',
    dos: [
      "Pass `source` of each price and leave updates to the cells: the row doesn't render again.",
      "Keep `null` for a price that isn't offered, so that columns align.",
    ],
    donts: ["Don't put more than the main market and one second market into a row."],
    anatomy: [
      ['Favourite button', 'favourite', 'favouriteLabel'],
      ['Clock, start or state', 'live', 'start', 'status'],
      ['Competition', 'place', 'placeFlag'],
      ['Teams or players', 'teams', 'crests', 'flags', 'marks'],
      ['Score', 'scores', 'parts'],
      ['A goal that has just been scored', 'goal'],
      ['Prices', 'prices', 'pricesKind', 'moreMarkets'],
      ['Number of markets', 'markets'],
      ['Links', 'watch', 'statistics'],
    ],
    keys: ['button', 'prices', 'link'],
    related: ['PriceCell', 'CompetitionCard', 'ResultRow'],
    aliases: ['match', 'fixture', 'game row', 'odds', '1x2'],
  } satisfies ComponentDocs<typeof EventRow>,
};
