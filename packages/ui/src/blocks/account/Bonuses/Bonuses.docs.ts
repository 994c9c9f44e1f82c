import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { BonusList } from './BonusList.tsx';

/** Documentation for the page of `BonusList`. */
export const docs = {
  BonusList: {
    usage:
      "Use it for the player's bonuses with their terms, wagering progress and the choice to accept or refuse.",
    dos: ['List active bonuses first.'],
    donts: ["Don't accept a bonus for the player: it changes what can be withdrawn."],
    anatomy: [
      ['Bonuses', 'bonuses'],
      ['Empty and error state', 'labels', 'status'],
    ],
    keys: ['button'],
    related: ['WageringCard', 'PromoCodeForm'],
    aliases: ['promotion', 'offer', 'free bet', 'reward'],
  } satisfies ComponentDocs<typeof BonusList>,
};
