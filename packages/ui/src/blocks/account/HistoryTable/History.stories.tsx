import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Pagination } from '../../../primitives/Pagination/Pagination.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import type { TableColumn, TableRow } from '../../../primitives/Table/Table.tsx';
import { outcomeIcons, type BetOutcome } from '../BetCard/betOutcomes.ts';
import { HistoryActions } from '../HistoryActions/HistoryActions.tsx';
import { HistoryFilters } from '../HistoryFilters/HistoryFilters.tsx';
import { HistoryFiltersSkeleton } from '../HistoryFilters/HistoryFiltersSkeleton.tsx';
import { paymentStateLooks, type PaymentState } from '../TransactionDetail/paymentStates.ts';
import { HistoryTable } from './HistoryTable.tsx';
import { docs } from './History.docs.ts';

const onCancel = fn();
const onClear = fn();
const onMail = fn();
const onPeriodChange = fn();
const columns: TableColumn[] = [
  { id: 'bet', header: 'Bet' },
  { id: 'time', header: 'Placed' },
  { id: 'state', header: 'Result' },
  { id: 'price', header: 'Price', align: 'end', numeric: true },
  { id: 'stake', header: 'Stake', align: 'end', numeric: true },
  { id: 'paid', header: 'Paid', align: 'end', numeric: true },
];
const bet = (
  number: string,
  title: string,
  outcome: BetOutcome,
  word: string,
  price: string,
  stake: string,
  paid: string,
): TableRow => ({
  id: number,
  cells: {
    bet: <Link href="#bet">{title}</Link>,
    time: '21 Nov, 20:14',
    state: (
      <Badge tone={outcome} icon={outcomeIcons[outcome]}>
        {word}
      </Badge>
    ),
    price: <bdi dir="ltr">{price}</bdi>,
    stake: <bdi dir="ltr">{stake}</bdi>,
    paid: <bdi dir="ltr">{paid}</bdi>,
  },
});
const rows = [
  bet('48210773', 'Express, 3 selections', 'pending', 'Open', '10.882', '€ 10.00', '–'),
  bet('48210702', 'Single, Harbour City', 'won', 'Won', '1.38', '€ 25.00', '€ 34.50'),
  bet('48209118', 'System 2 of 3', 'lost', 'Lost', '4.90', '€ 15.00', '€ 0.00'),
  bet('48207512', 'Express, 2 selections', 'cashedOut', 'Sold', '3.14', '€ 10.00', '€ 14.20'),
];
const payment = (id: string, title: string, amount: string, state: PaymentState, word: string): TableRow => ({
  id,
  cells: {
    payment: <Link href="#payment">{title}</Link>,
    time: '21 Nov, 18:02',
    method: 'Account ···· 8821',
    state: <Badge {...paymentStateLooks[state]}>{word}</Badge>,
    amount: <bdi dir="ltr">{amount}</bdi>,
    way:
      state === 'pending' ? (
        <Button size="sm" emphasis="outline" onClick={onCancel}>
          Cancel
        </Button>
      ) : undefined,
  },
});
const filters = (
  <HistoryFilters
    periods={[
      { id: 'today', label: 'Today' },
      { id: 'week', label: '7 days' },
      { id: 'month', label: '30 days' },
      { id: 'own', label: 'Other days' },
    ]}
    period="week"
    inUse="1"
    fields={[
      {
        kind: 'select',
        id: 'type',
        label: 'Type',
        value: 'all',
        options: [
          { value: 'all', label: 'All bets' },
          { value: 'single', label: 'Singles' },
          { value: 'express', label: 'Expresses' },
        ],
      },
      {
        kind: 'select',
        id: 'status',
        label: 'Result',
        value: 'open',
        options: [
          { value: 'all', label: 'All' },
          { value: 'open', label: 'Open' },
          { value: 'won', label: 'Won' },
        ],
      },
      {
        kind: 'select',
        id: 'wallet',
        label: 'Wallet',
        value: 'eur',
        options: [
          { value: 'eur', label: 'Main wallet, EUR' },
          { value: 'usd', label: 'US dollar' },
        ],
      },
    ]}
    labels={{ periods: 'Days', filters: 'Filters', show: 'Show 24 bets', reset: 'Reset' }}
    onPeriodChange={onPeriodChange}
  />
);
const tools = (
  <HistoryActions
    labels={{
      download: 'Export',
      mail: 'E-mail',
      mailTitle: 'Send by e-mail',
      send: 'Send',
      clear: 'Clear',
      clearTitle: 'Clear the history?',
      clearDetail: 'Settled bets are hidden from this list. Open ones stay.',
      cancel: 'Cancel',
    }}
    mailFields={[
      {
        kind: 'text',
        format: 'email',
        id: 'email',
        label: 'E-mail',
        value: 'jo@example.com',
        autoComplete: 'email',
        wide: true,
      },
    ]}
    onMail={onMail}
    onClear={onClear}
  />
);

const meta = {
  title: 'Blocks/Account/HistoryTable',
  tags: ['planned'],
  component: HistoryTable,
  parameters: { componentDocs: docs },
  args: {
    label: 'Bets of 15 to 21 November',
    columns,
    rows,
    totals: { id: 'sum', cells: { bet: '24 bets', stake: '€ 310.00', paid: '€ 286.40' } },
    labels: {
      empty: 'No bets in these days.',
      emptyDetail: 'Choose other days, or see live matches.',
      failed: 'Your bets could not be loaded.',
      failedDetail: 'They are safe. Try again.',
      retry: 'Try again',
    },
    onRetry: fn(),
  },
} satisfies Meta<typeof HistoryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Complete history page: filters, actions, rows, totals and pagination. */
export const Bets: Story = {
  render: function Paged(args) {
    const [page, setPage] = useState(2);
    return (
      <Stack>
        {filters}
        <HistoryTable
          {...args}
          tools={tools}
          pages={
            <Pagination
              page={page}
              count={6}
              onPageChange={setPage}
              labels={{
                label: 'Pages of your bets',
                previous: 'Previous page',
                next: 'Next page',
                page: (number) => `Page ${number}`,
                position: (number, count) => `Page ${number} of ${count}`,
              }}
            />
          }
        />
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const history = within(canvasElement);
    await userEvent.click(history.getByRole('button', { name: '30 days' }));
    await expect(onPeriodChange).toHaveBeenCalledWith('month');
    history.getByRole('button', { name: 'Clear' }).focus();
    await userEvent.keyboard('{Enter}');
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Clear' }));
    await expect(onClear).toHaveBeenCalledOnce();
  },
};

export const BetsOnDesktop: Story = { ...Bets, tags: ['desktop'] };

/** On phones the filters open in a sheet. */
export const Filters: Story = { render: () => filters };

export const SendByMail: Story = {
  render: () => tools,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'E-mail' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'E-mail' }), '{Enter}');
    await expect(onMail).toHaveBeenCalledOnce();
  },
};

/** A pending withdrawal can be cancelled. */
export const Payments: Story = {
  args: {
    label: 'Payments of 15 to 21 November',
    columns: [
      { id: 'payment', header: 'Payment' },
      { id: 'time', header: 'Time' },
      { id: 'method', header: 'With' },
      { id: 'state', header: 'State' },
      { id: 'amount', header: 'Amount', align: 'end', numeric: true },
      { id: 'way', header: 'Action', align: 'end' },
    ],
    rows: [
      payment('1', 'Withdrawal', '− € 50.00', 'pending', 'In review'),
      payment('2', 'Deposit', '+ € 50.00', 'done', 'Paid'),
      payment('3', 'Deposit', '+ € 20.00', 'refused', 'Refused'),
      payment('4', 'Withdrawal', '− € 30.00', 'cancelled', 'Cancelled'),
    ],
    totals: undefined,
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cancel' }));
    await expect(onCancel).toHaveBeenCalledOnce();
  },
};

export const Casino: Story = {
  args: {
    label: 'Games of 15 to 21 November',
    columns: [
      { id: 'game', header: 'Game' },
      { id: 'time', header: 'Time' },
      { id: 'stake', header: 'Bet', align: 'end', numeric: true },
      { id: 'paid', header: 'Won', align: 'end', numeric: true },
    ],
    rows: [
      { id: '1', cells: { game: 'Lantern Row', time: '21 Nov, 21:10', stake: '€ 4.00', paid: '€ 12.80' } },
      {
        id: '2',
        cells: { game: 'Harbour Roulette', time: '21 Nov, 20:44', stake: '€ 10.00', paid: '€ 0.00' },
      },
    ],
    totals: { id: 'sum', cells: { game: '38 rounds', stake: '€ 96.00', paid: '€ 88.20' } },
  },
};

export const Sessions: Story = {
  args: {
    label: 'Sign-ins of the last 30 days',
    columns: [
      { id: 'time', header: 'Time' },
      { id: 'device', header: 'Device' },
      { id: 'place', header: 'Place' },
      { id: 'address', header: 'Address' },
      { id: 'length', header: 'For', align: 'end', numeric: true },
    ],
    rows: [
      {
        id: '1',
        cells: {
          time: '21 Nov, 18:02',
          device: 'Phone, Firefox',
          place: 'Brackwater',
          address: '203.0.113.7',
          length: '42 min',
        },
      },
      {
        id: '2',
        cells: {
          time: '20 Nov, 22:41',
          device: 'Computer, Chrome',
          place: 'Everley',
          address: '2001:db8:4821:773::118',
          length: '2 h 10 min',
        },
      },
    ],
    totals: undefined,
  },
};

export const Loading: Story = {
  args: { status: 'loading' },
  render: (args) => (
    <Stack>
      <HistoryFiltersSkeleton />
      <HistoryTable {...args} />
    </Stack>
  ),
};

export const Failed: Story = { args: { status: 'failed' } };

export const Empty: Story = { args: { rows: [], totals: undefined } };

export const Stress: Story = {
  args: {
    rows: [
      bet(
        '1',
        'System 37 of 40 with three bankers and forty selections from twelve competitions',
        'won',
        'Won in part, the rest returned',
        '1,248,250.882',
        '€ 12,482.50',
        '€ 15,581,282,634.02',
      ),
    ],
    totals: { id: 'sum', cells: { bet: '1,248 bets', stake: '€ 1,248,250.00', paid: '€ 15,581,282,634.02' } },
  },
};
