import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { CompetitionHead } from './CompetitionHead.tsx';

/** Documentation for the page of `CompetitionHead`. */
export const docs = {
  CompetitionHead: {
    usage: 'Use it in the card of a sport, above the matches of a competition that has at least two.',
    dos: ['Name the competition of a single match in its row: `place` of `EventRow`.'],
    donts: ["Don't use it in the card of one competition, which has a header of its own."],
    anatomy: [
      ['Country and name', 'title', 'href', 'flag'],
      ['Favourite button', 'favourite', 'favouriteLabel'],
      ['Collapse button', 'collapsed', 'collapseLabel'],
    ],
    keys: ['button', 'prices', 'link'],
    related: ['CompetitionCard', 'EventRow'],
    aliases: ['league header', 'subheading'],
  } satisfies ComponentDocs<typeof CompetitionHead>,
};
