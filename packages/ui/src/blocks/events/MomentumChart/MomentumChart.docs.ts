import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { MomentumChart } from './MomentumChart.tsx';

/** Documentation for the page of `MomentumChart`. */
export const docs = {
  MomentumChart: {
    usage:
      'Use it on scoreboards, featured matches and trackers, to show which side attacks more, minute by minute.',
    dos: ['Say in the label what the chart shows in one sentence.', 'Keep its height while the data loads.'],
    donts: ["Don't place it on a light ground: its colours are the lighter ones of the crests."],
    anatomy: [
      ['Areas of both sides', 'values', 'length', 'teams', 'sport'],
      ['Pins of goals', 'goals'],
      ['Ends of parts', 'parts'],
      ['Current minute', 'ended'],
      ['Minutes', 'minutes'],
      ['Button', 'action', 'folded'],
      ['Height', 'size'],
    ],
    keys: ['button'],
    related: ['MatchTracker', 'Scoreboard', 'FeaturedMatch'],
    aliases: ['pressure', 'attack graph', 'dominance', 'wave'],
  } satisfies ComponentDocs<typeof MomentumChart>,
};
