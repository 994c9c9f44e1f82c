import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { WageringCard } from './WageringCard.tsx';

/** Documentation for the page of `WageringCard`. */
export const docs = {
  WageringCard: {
    usage: 'Use it for a bonus that is being wagered.',
    dos: ['Show what is left, what a stake counts, and what the wagering costs on average.'],
    donts: ["Don't hide that giving up a bonus also removes its winnings."],
    anatomy: [
      ['Name', 'title'],
      ['End', 'ends'],

      ['Amount', 'amount'],
      ['Own money', 'note'],
      ['Progress', 'progress'],
      ['What counts, bounds', 'facts'],
      ['Average cost', 'cost'],
      ['Message', 'notice'],
      ['Actions', 'actions'],
    ],
    keys: ['button', 'link'],
    related: ['BonusList', 'Progress'],
    aliases: ['rollover', 'bonus progress', 'playthrough'],
  } satisfies ComponentDocs<typeof WageringCard>,
};
