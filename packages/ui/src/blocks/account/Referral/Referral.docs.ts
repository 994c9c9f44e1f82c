import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { ReferralCard } from './ReferralCard.tsx';

/** Documentation for the page of `ReferralCard`. */
export const docs = {
  ReferralCard: {
    usage: "Use it for the player's link for inviting friends, with what it has brought.",
    dos: ['Confirm copying in `copied`: copying the link is why players come.'],
    donts: ["Don't promise an amount that depends on the friend."],
    anatomy: [
      ['Link', 'link'],
      ['Copy button', 'labels'],
      ['Figures', 'stats'],
      ['Code and links', 'more'],
      ['Confirmation', 'copied'],
    ],
    keys: ['button', 'textbox', 'select'],
    related: ['DetailList'],
    aliases: ['affiliate', 'invite', 'refer a friend', 'share'],
  } satisfies ComponentDocs<typeof ReferralCard>,
};
