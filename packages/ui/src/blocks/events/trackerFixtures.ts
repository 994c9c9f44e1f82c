import type { MomentumChartProps, MomentumMinute } from './MomentumChart/MomentumChart.tsx';
import type { MatchStatistic } from './MatchStatistics/MatchStatistics.tsx';

const values = Array.from({ length: 63 }, (_, minute) =>
  Math.round(70 * Math.sin(minute / 4.6) * Math.cos(minute / 13) - (minute > 44 ? 24 : 0)),
);

const momentum = {
  label: 'Grünwaldau Wanderers attacked more in the last ten minutes.',
  teams: ['Grünwaldau Wanderers', 'Nordhagen Rovers'],
  sport: 'football',
  values,
  length: 90,
  parts: [45],
  goals: [
    { id: '1', minute: 20, side: 0 },
    { id: '2', minute: 47, side: 1 },
  ],
} as const satisfies MomentumChartProps;

const minutes: readonly MomentumMinute[] = [
  { minute: 0, label: "0'" },
  { minute: 15, label: "15'" },
  { minute: 30, label: "30'" },
  { minute: 45, label: 'HT' },
  { minute: 60, label: "60'" },
  { minute: 75, label: "75'" },
  { minute: 90, label: "90'" },
];

const figures: readonly MatchStatistic[] = [
  { id: 'shots', label: 'Shots', home: '9', away: '7', values: [9, 7] },
  { id: 'on-target', label: 'On target', home: '4', away: '3', values: [4, 3] },
  { id: 'corners', label: 'Corners', home: '5', away: '2', values: [5, 2] },
  { id: 'possession', label: 'Possession', home: '54%', away: '46%', values: [54, 46] },
];

/** A football match in its 63rd minute, for stories. */
export const trackerFixture = { momentum, minutes, figures };
