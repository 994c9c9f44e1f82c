import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { BetHistoryCard } from './BetHistoryCard.tsx';

/** Documentation for the page of `BetHistoryCard`. */
export const docs = {
  BetHistoryCard: {
    usage: "Use it for bets of one day or page in the history; each row leads to the bet's page.",
    dos: ['Name the day in `header`.'],
    donts: ["Don't put actions into the rows; they are on the bet's page."],
    anatomy: [
      ['Day', 'header'],
      ['Bets with type, legs, stake, returns and result', 'bets'],
    ],
    keys: ['button', 'link'],
    related: ['BetDetail', 'HistoryTable'],
    aliases: ['my bets', 'bet list', 'settled', 'open bets', 'ticket'],
  } satisfies ComponentDocs<typeof BetHistoryCard>,
};
