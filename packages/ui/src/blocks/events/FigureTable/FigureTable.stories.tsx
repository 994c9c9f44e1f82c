import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longLabels } from '../../../testing/longLabels.ts';
import { FigureTable } from './FigureTable.tsx';
import { docs } from './FigureTable.docs.ts';

const meta = {
  title: 'Blocks/Events/FigureTable',
  component: FigureTable,
  parameters: { componentDocs: docs },
  args: {
    label: 'Batting of Harbour City',
    head: 'Batter',
    columns: [
      { short: 'R', full: 'Runs' },
      { short: 'B', full: 'Balls' },
      { short: '4s', full: 'Fours' },
      { short: '6s', full: 'Sixes' },
      { short: 'SR', full: 'Strike rate' },
    ],
    loud: 0,
    rows: [
      {
        id: 'prathvik',
        name: 'K. Prathvik',
        href: '#prathvik',
        detail: 'c Samvardhan b Varnekar',
        figures: ['27', '17', '3', '1', '158.82'],
      },
      {
        id: 'ompalli',
        name: 'Q. Ompalli',
        href: '#ompalli',
        detail: 'not out',
        figures: ['104', '54', '3', '8', '192.59'],
      },
      { id: 'extras', name: 'Extras', detail: '5 wides, 1 leg bye', figures: ['6'] },
    ],
    total: {
      id: 'total',
      name: 'Total',
      detail: '1 wicket in 11.2 overs',
      figures: ['137', '', '', '', '12.09'],
    },
  },
} satisfies Meta<typeof FigureTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Batting with extras and total; names link to players. */
export const Batting: Story = {
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table'));
    await expect(table.getByRole('link', { name: 'K. Prathvik' })).toBeVisible();
    await expect(table.getByRole('rowheader', { name: /Total/ })).toBeVisible();
    await expect(table.getAllByRole('columnheader')).toHaveLength(6);
  },
};

/** Bowling without a total. */
export const Bowling: Story = {
  args: {
    label: 'Bowling of Saltwick',
    head: 'Bowler',
    columns: [
      { short: 'O', full: 'Overs' },
      { short: 'M', full: 'Maidens' },
      { short: 'R', full: 'Runs' },
      { short: 'W', full: 'Wickets' },
      { short: 'Econ', full: 'Runs an over' },
    ],
    loud: 3,
    rows: [
      { id: 'ishvendra', name: 'Y. Ishvendra', href: '#ishvendra', figures: ['4', '0', '29', '0', '7.25'] },
      { id: 'varnekar', name: 'Q. Varnekar', href: '#varnekar', figures: ['2.2', '1', '13', '2', '5.57'] },
    ],
    total: undefined,
  },
};

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
