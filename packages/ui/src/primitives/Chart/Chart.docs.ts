import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { BarChart } from './BarChart.tsx';
import type { LineChart } from './LineChart.tsx';
import type { Sparkline } from './Sparkline.tsx';

/** Documentation for the page of `LineChart`, `BarChart` and `Sparkline`. */
export const docs = {
  LineChart: {
    usage: 'Use a line chart for values over time: a price since the market opened, a balance over a month.',
    dos: [
      'Write `summary` as the sentence that a player should remember; screen readers announce it.',
      'Pass `table`, so that the values can be read without the chart.',
    ],
    donts: ["Don't draw periods without values as a line. Mark a suspension with `gaps`."],
    anatomy: [
      ['Title', 'label'],
      ['Line', 'points', 'tone'],
      ['Baseline', 'base'],
      ['Hatched periods', 'gaps'],
      ['Readout', 'readoutLabel'],
      ['Table', 'table'],
    ],
    keys: ['button', 'slider', 'scroll'],
    related: ['BarChart', 'Sparkline', 'PriceHistory'],
    aliases: ['graph', 'plot', 'diagram', 'time series'],
  } satisfies ComponentDocs<typeof LineChart>,
  BarChart: {
    usage: 'Use a bar chart for amounts per day or week, compared with a limit if there is one.',
    dos: ['Set `mark` to the limit; the bars above it can then be seen at once.'],
    donts: ["Don't use it for more than about thirty bars on a phone."],
    anatomy: [
      ['Title', 'label'],
      ['Bars', 'bars', 'tone'],
      ['Line of the limit', 'mark'],
      ['Line of another period, and legend', 'comparison'],
      ['Table', 'table'],
    ],
    keys: ['button', 'scroll'],
    related: ['LineChart', 'LimitHistory', 'ProfitAndLoss'],
    aliases: ['graph', 'histogram', 'column chart'],
  } satisfies ComponentDocs<typeof BarChart>,
  Sparkline: {
    usage: 'Use a sparkline next to a figure to show its trend within a line of text.',
    dos: ['Describe the trend in `label`, such as “From 1.85 to 2.10”.'],
    donts: ["Don't use it where single values matter; it has no axes and no readout."],
    anatomy: [
      ['Line', 'points', 'course'],
      ['Colour', 'trend'],
    ],
    keys: [],
    related: ['LineChart', 'PriceHistory'],
    aliases: ['trend', 'mini chart'],
  } satisfies ComponentDocs<typeof Sparkline>,
};
