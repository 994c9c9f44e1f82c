import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { RewardTiles } from './RewardTiles.tsx';

/** Documentation for the page of `RewardTiles`. */
export const docs = {
  RewardTiles: {
    usage: 'Use it for rewards that players buy with points.',
    dos: ["Say on each tile what is missing if the points don't suffice."],
    donts: ["Don't hide rewards that can't be bought yet."],
    anatomy: [['Rewards with name and price', 'rewards']],
    keys: ['button'],
    related: ['CashbackCard'],
    aliases: ['loyalty', 'shop', 'points'],
  } satisfies ComponentDocs<typeof RewardTiles>,
};
