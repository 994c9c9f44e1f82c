import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Table, type TableSort } from './Table.tsx';
import { docs } from './Table.docs.ts';

const meta = {
  title: 'Primitives/Table',
  component: Table,
  parameters: { componentDocs: docs },
  args: {
    label: 'Turnover',
    columns: [
      { id: 'day', header: 'Day' },
      { id: 'kind', header: 'Kind' },
      { id: 'sum', header: 'Amount', align: 'end', numeric: true },
      { id: 'balance', header: 'Balance', align: 'end', numeric: true },
    ],
    rows: [
      { id: '1', cells: { day: '14 March, 21:07', kind: 'Stake', sum: '− € 10.00', balance: '€ 238.50' } },
      {
        id: '2',
        cells: {
          day: '14 March, 19:58',
          kind: 'Payout',
          sum: <Text tone="won">€ 60.72</Text>,
          balance: '€ 248.50',
        },
      },
      { id: '3', cells: { day: '13 March, 22:40', kind: 'Deposit', sum: '€ 1,250.00', balance: '€ 187.78' } },
    ],
  },
  render: (args) => (
    <Card pad="none">
      <Table {...args} />
    </Card>
  ),
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const clubs = [
  ['Harbour City', 28, 61],
  ['North End', 27, 55],
  ['Vale Rovers', 28, 55],
  ['Old Mill', 26, 40],
] as const;

/** Pressing a header sorts by the column, pressing it again reverses the order; `aria-sort` exposes both. */
export const Sorted: Story = {
  args: {
    label: 'Standings',
    columns: [
      { id: 'club', header: 'Club', sortable: true },
      { id: 'played', header: 'Played', align: 'end', numeric: true, sortable: true },
      { id: 'points', header: 'Points', align: 'end', numeric: true, sortable: true },
    ],
    onSortChange: fn(),
  },
  render: function Standings({ rows: _rows, onSortChange, ...args }) {
    const [sort, setSort] = useState<TableSort>({ column: 'points', direction: 'descending' });
    const column = ['club', 'played', 'points'].indexOf(sort.column);
    const sign = sort.direction === 'ascending' ? 1 : -1;
    const rows = clubs
      .toSorted((one, other) => sign * String(one[column]).localeCompare(String(other[column]), 'en'))
      .map(([club, played, points]) => ({ id: club, cells: { club, played, points } }));
    return (
      <Card pad="none">
        <Table
          {...args}
          rows={rows}
          sort={sort}
          onSortChange={(next) => {
            setSort(next);
            onSortChange?.(next);
          }}
        />
      </Card>
    );
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('columnheader', { name: 'Points' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    canvas.getByRole('button', { name: 'Club' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'club', direction: 'ascending' });
    await userEvent.keyboard('{Enter}');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'club', direction: 'descending' });
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Vale Rovers');
    await userEvent.click(canvas.getByRole('button', { name: 'Points' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ column: 'points', direction: 'descending' });
  },
};

/** In a narrow container every row is a card of names and values, and still a table for screen readers. */
export const Cards: Story = {
  args: { narrow: 'cards', footer: { id: 'sum', cells: { day: 'Together', sum: '€ 1,300.72' } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('row')).toHaveLength(5);
    await expect(within(canvasElement).getAllByRole('columnheader')).toHaveLength(4);
  },
};

/** Loading rows, and no rows. */
export const WithoutRows: Story = {
  render: (args) => (
    <Stack gap="lg">
      <Card pad="none">
        <Table {...args} label="On its way" rows={[]} loadingRows={3} />
      </Card>
      <Card pad="none">
        <Table
          {...args}
          label="Nothing there"
          rows={[]}
          empty={<EmptyState icon="history" title="Nothing was moved in these days." />}
        />
      </Card>
    </Stack>
  ),
};

/** Many columns: the first one stays visible while scrolling. */
export const Stress: Story = {
  args: {
    stickyFirst: true,
    label: 'Statistics',
    columns: [
      { id: 'team', header: 'Team' },
      ...Array.from({ length: 14 }, (_, index) => ({
        id: `round-${index}`,
        header: `Matchday ${index + 1}`,
        align: 'end' as const,
        numeric: true,
      })),
    ],
    rows: ['Harbour City', 'Sportvereinigung Unterhachingen von 1925'].map((team) => ({
      id: team,
      cells: {
        team,
        ...Object.fromEntries(Array.from({ length: 14 }, (_, index) => [`round-${index}`, '1,248.50'])),
      },
    })),
  },
};
