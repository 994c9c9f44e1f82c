import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { Text } from '../Text/Text.tsx';
import { Table } from './Table.tsx';

const meta = {
  title: 'Primitives/Table',
  component: Table,
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
