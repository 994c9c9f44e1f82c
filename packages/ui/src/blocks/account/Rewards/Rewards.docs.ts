import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { LevelCard } from './LevelCard.tsx';
import type { RewardTiles } from './RewardTiles.tsx';

/** Documentation for the page of `RewardTiles` and `LevelCard`. */
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
  LevelCard: {
    usage: "Use it for the player's level and the way to the next one.",
    dos: ['Name the benefits of the level, not only its name.'],
    donts: ["Don't show progress that can be lost without saying when."],
    anatomy: [
      ['Level', 'level'],
      ['Benefits', 'detail'],
      ['Points', 'points'],
      ['Progress', 'next'],
    ],
    keys: [],
    related: ['RewardTiles', 'Progress'],
    aliases: ['loyalty', 'vip', 'tier', 'status'],
  } satisfies ComponentDocs<typeof LevelCard>,
};
