import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { CashbackProgress } from './CashbackProgress/CashbackProgress.tsx';
import type { FigurePanel } from './FigurePanel/FigurePanel.tsx';
import type { LimitHistory } from './LimitHistory/LimitHistory.tsx';
import type { PriceHistory } from './PriceHistory/PriceHistory.tsx';
import type { ProfitAndLoss } from './ProfitAndLoss/ProfitAndLoss.tsx';

/** Documentation for the page of `FigurePanel`, `PriceHistory`, `LimitHistory`, `ProfitAndLoss` and `CashbackProgress`. */
export const docs = {
  FigurePanel: {
    usage: 'Use it around a chart: title, key figures and the period are in the same places.',
    dos: ['Show the skeleton while a period loads; the panel keeps its height.'],
    donts: ["Don't put two charts into one panel."],
    anatomy: [
      ['Title', 'title', 'detail'],
      ['Figures', 'details'],
      ['Periods', 'periods', 'period'],
      ['Chart', 'children'],
      ['Empty and error state', 'empty', 'failure'],
    ],
    keys: [],
    otherControls: 'given',
    related: ['LineChart', 'BarChart'],
    aliases: ['dashboard', 'chart card', 'analytics'],
  } satisfies ComponentDocs<typeof FigurePanel>,
  PriceHistory: {
    usage: 'Use it for how a price moved since the market opened.',
    dos: ['Hatch suspensions: a gap in the line would look like a price.'],
    donts: ["Don't draw a slope between prices; a price is valid until the next one."],
    anatomy: [
      ['Title', 'title'],
      ['Line', 'prices'],
      ['Suspensions', 'suspensions'],
      ['Readout', 'readoutLabel'],
      ['Table', 'table'],
    ],
    keys: ['button', 'slider'],
    related: ['LineChart', 'PriceCell'],
    aliases: ['odds history', 'odds movement', 'chart'],
  } satisfies ComponentDocs<typeof PriceHistory>,
  LimitHistory: {
    usage: 'Use it for how much of a limit was used by day or week.',
    dos: ['Draw the limit as a line.'],
    donts: ["Don't compare with other players."],
    anatomy: [
      ['Title', 'title'],
      ['Bars', 'bars'],
      ['Limit', 'limit'],
      ['Table', 'table'],
    ],
    keys: ['button'],
    related: ['LimitCard', 'BarChart'],
    aliases: ['responsible gambling', 'usage', 'chart'],
  } satisfies ComponentDocs<typeof LimitHistory>,
  ProfitAndLoss: {
    usage: 'Use it for what a player won and lost over time.',
    dos: ['State losses as plainly as wins.'],
    donts: ["Don't leave periods of loss out."],
    anatomy: [
      ['Title', 'title'],
      ['Line', 'points'],
      ['Figures', 'details'],
      ['Table', 'table'],
    ],
    keys: ['button', 'slider'],
    related: ['LineChart', 'BetCard'],
    aliases: ['p&l', 'balance', 'winnings', 'chart'],
  } satisfies ComponentDocs<typeof ProfitAndLoss>,
  CashbackProgress: {
    usage: 'Use it for the way to the next level of cashback.',
    dos: ['Say in `summary` what is missing.'],
    donts: ["Don't use it for a level that is reached by losses alone."],
    anatomy: [
      ['Title', 'title'],
      ['Levels', 'levels'],
      ['Points', 'points'],
      ['Summary', 'summary'],
      ['Action', 'action'],
    ],
    keys: [],
    otherControls: 'given',
    related: ['CashbackCard', 'Progress'],
    aliases: ['loyalty', 'level', 'tier'],
  } satisfies ComponentDocs<typeof CashbackProgress>,
};
