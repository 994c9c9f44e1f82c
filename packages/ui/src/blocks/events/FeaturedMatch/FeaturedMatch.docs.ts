import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { FeaturedMatch } from './FeaturedMatch.tsx';

/** Documentation for the page of `FeaturedMatch`. */
export const docs = {
  FeaturedMatch: {
    usage: 'Use it once, at the top of a home page, for the match that most visitors want to see.',
    dos: ['State facts in the sentence.', 'Keep the match until the next visit, also when it has ended.'],
    donts: ["Don't urge to bet.", "Don't replace the match while the page is open."],
    anatomy: [
      ['Competition', 'competition', 'flag'],
      ['State of play', 'live', 'state'],
      ['Sentence', 'title'],
      ['Sides', 'teams', 'crests', 'sport', 'decorated'],
      ['Score or time', 'middle'],
      ['Momentum', 'momentum'],
      ['Prices', 'prices', 'suspendedLabel'],
      ['Position', 'attached'],
    ],
    keys: ['button', 'prices', 'link'],
    related: ['TopEvents', 'Scoreboard', 'PriceCell'],
    aliases: ['hero', 'main event', 'headline match', 'banner'],
  } satisfies ComponentDocs<typeof FeaturedMatch>,
};
