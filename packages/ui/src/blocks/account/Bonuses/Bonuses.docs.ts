import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { BonusList } from './BonusList.tsx';

/** Documentation for the page of `BonusList`. */
export const docs = {
  BonusList: {
    usage:
      "Use it for the player's bonuses with their terms, wagering progress, the choice to accept or refuse, and links to where they are used.",
    dos: ['List active bonuses first.'],
    donts: ["Don't accept a bonus for the player: it changes what can be withdrawn."],
    anatomy: [
      ['Bonuses', 'bonuses'],
      ['Empty and error state', 'labels', 'status'],
    ],
    keys: ['link', 'button'],
    related: ['WageringCard', 'PromoCodeForm'],
    aliases: ['promotion', 'offer', 'free bet', 'free rounds', 'reward'],
  } satisfies ComponentDocs<typeof BonusList>,
};
