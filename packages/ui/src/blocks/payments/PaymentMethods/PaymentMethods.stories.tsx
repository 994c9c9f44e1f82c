import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { groups, methods } from '../paymentFixtures.tsx';
import { PaymentMethods } from './PaymentMethods.tsx';
import { docs } from './PaymentMethods.docs.ts';

const meta = {
  title: 'Blocks/Payments/PaymentMethods',
  parameters: { componentDocs: docs },
  component: PaymentMethods,
  args: {
    groups,
    search: '',
    country: {
      value: 'pt',
      options: [
        { value: 'pt', label: 'Portugal' },
        { value: 'ie', label: 'Ireland' },
      ],
    },
    labels: {
      search: 'Find a way to pay',
      country: 'Country',
      empty: 'No way to pay has this name.',
      emptyDetail: 'Look for another name, or choose another country.',
      failed: 'The ways to pay could not be loaded.',
      failedDetail: 'Your money is safe. Try again.',
      retry: 'Try again',
    },
    onSearchChange: fn(),
    onCountryChange: fn(),
    onSelect: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PaymentMethods>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An unavailable method shows its reason, is reachable by keyboard and can't be selected. */
export const Default: Story = {
  args: { selected: 'card' },
  play: async ({ canvasElement, args }) => {
    const list = within(canvasElement);
    await userEvent.click(list.getByRole('button', { name: /Instant transfer/ }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('instant');
    const voucher = list.getByRole('button', { name: /Voucher.*Not in your country/ });
    voucher.focus();
    await expect(voucher).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledOnce();
  },
};

/** Long words: fewer columns, and no word is broken. */
export const Russian: Story = {
  args: {
    search: undefined,
    country: undefined,
    groups: [
      {
        id: 'all',
        title: 'Все способы',
        methods: [
          { id: 'card', name: 'Банковская карта', time: 'Сразу' },
          { id: 'instant', name: 'Мгновенный банковский перевод', time: '1–3 минуты' },
          { id: 'wallet', name: 'Электронный кошелёк', time: 'Сразу', fee: '1,5 %' },
          { id: 'voucher', name: 'Предоплаченный ваучер', unavailable: 'Недоступно в вашей стране' },
        ],
      },
    ],
  },
};

/** Search without results. */
export const NothingFound: Story = {
  render: function Searched(args) {
    const [search, setSearch] = useState('');
    const found = args.groups.map((group) => ({
      ...group,
      methods: group.methods.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase())),
    }));
    return <PaymentMethods {...args} search={search} groups={found} onSearchChange={setSearch} />;
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement);
    const search = list.getByRole('searchbox', { name: 'Find a way to pay' });
    await userEvent.type(search, 'bit');
    await expect(list.getAllByRole('button')).toHaveLength(1);
    await userEvent.type(search, 'tern');
    await expect(list.getByText('No way to pay has this name.')).toBeVisible();
  },
};

export const Loading: Story = { args: { status: 'loading' } };

export const Failed: Story = { args: { status: 'failed' } };

export const Desktop: Story = { tags: ['desktop'] };

export const Stress: Story = {
  args: {
    search: undefined,
    country: undefined,
    groups: [
      {
        id: 'long',
        title: 'Überweisungen und elektronische Geldbörsen ausländischer Anbieter',
        methods: [
          {
            ...methods.card,
            name: 'Echtzeitüberweisung der Genossenschaftsbanken Unterschleißbach',
            fee: '1.5 %, at least € 2.50',
            time: '1 to 3 working days',
            recommended: 'Recommended',
          },
          { ...methods.cash, unavailable: 'Only after your first deposit by card, from 1 December 2026 on.' },
        ],
      },
    ],
  },
};
