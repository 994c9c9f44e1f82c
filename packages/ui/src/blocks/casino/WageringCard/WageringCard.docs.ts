import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { WageringCard } from './WageringCard.tsx';

/** Documentation for the page of `WageringCard`. */
export const docs = {
  WageringCard: {
    usage: 'Use it for a bonus that is being wagered.',
    dos: ['Show what is left, until when, and which games count.'],
    donts: ["Don't hide that giving up a bonus also removes its winnings."],
    anatomy: [
      ['Name', 'title'],
      ['State', 'status'],
      ['Amount', 'amount'],
      ['Progress', 'progress'],
      ['Conditions', 'details'],
      ['Message', 'notice'],
      ['Actions', 'actions'],
    ],
    keys: ['button', 'link'],
    related: ['BonusList', 'Progress'],
    aliases: ['rollover', 'bonus progress', 'playthrough'],
  } satisfies ComponentDocs<typeof WageringCard>,
};
