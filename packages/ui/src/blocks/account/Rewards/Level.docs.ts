import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { LevelCard } from './LevelCard.tsx';
import type { LevelTable } from './LevelTable.tsx';
import type { PointsExchange } from './PointsExchange.tsx';

/** Documentation for the page of `LevelCard`, `PointsExchange` and `LevelTable`. */
export const docs = {
  LevelCard: {
    usage: "Use it for the player's level and the way to the next one.",
    dos: ['Name the points of the next level.'],
    donts: ["Don't show progress that can be lost without saying when."],
    anatomy: [
      ['Level', 'level'],
      ['Position among the levels', 'position'],
      ['Points', 'points'],
      ['Progress', 'progress'],
    ],
    keys: [],
    related: ['LevelTable', 'PointsExchange', 'Progress'],
    aliases: ['loyalty', 'vip', 'tier', 'status'],
  } satisfies ComponentDocs<typeof LevelCard>,
  PointsExchange: {
    usage: 'Use it to exchange points for money.',
    dos: ['Put the amount into the button, so that it is known before.', 'Say until when points are kept.'],
    donts: ["Don't show the form while nothing can be exchanged: give the reason in `notice`."],
    anatomy: [
      ['Title, rate, field, button', 'labels'],
      ['End of the points', 'kept'],
      ['Points', 'value'],
      ['Reason', 'notice'],
    ],
    keys: ['button', 'textbox'],
    related: ['LevelCard', 'AmountField'],
    aliases: ['loyalty', 'convert', 'redeem'],
  } satisfies ComponentDocs<typeof PointsExchange>,
  LevelTable: {
    usage: 'Use it for what each level gives.',
    dos: ["Mark the player's own level."],
    donts: ["Don't promise limits, faster payments or easier verification for a level."],
    anatomy: [
      ['Columns', 'columns'],
      ['Levels', 'levels'],
      ["Player's level", 'current'],
    ],
    keys: [],
    related: ['LevelCard'],
    aliases: ['loyalty', 'tiers', 'benefits'],
  } satisfies ComponentDocs<typeof LevelTable>,
};
