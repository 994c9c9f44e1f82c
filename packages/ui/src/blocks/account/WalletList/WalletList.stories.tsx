import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Card } from '../../../primitives/Card/Card.tsx';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import { FormFields } from '../FormFields/FormFields.tsx';
import { searchLabels } from '../ProfileForm/profileFixtures.ts';
import { WalletList, type Wallet } from './WalletList.tsx';
import { docs } from './WalletList.docs.ts';

const wallets: Wallet[] = [
  {
    id: 'eur',
    kind: 'main',
    name: 'Main wallet',
    about: 'No. 48210773 · sports and casino',
    amount: '€ 248.50',
    active: true,
  },
  {
    id: 'usd',
    kind: 'currency',
    name: 'US dollar',
    about: 'No. 48210774',
    amount: '$ 12.00',
    points: '120 points',
    usable: true,
    removable: true,
  },
  {
    id: 'bonus',
    kind: 'bonus',
    name: 'Sports bonus',
    about: 'No. 48210775 · until 30 Nov',
    amount: '€ 25.00',
    usable: true,
  },
];

const meta = {
  title: 'Blocks/Account/WalletList',
  component: WalletList,
  parameters: { componentDocs: docs },
  args: {
    wallets,
    labels: {
      title: 'Wallets',
      active: 'In use',
      use: 'Use for bets',
      remove: 'Remove',
      add: 'Add a currency',
      exchange: 'Exchange money',
      actions: (wallet) => `Actions for ${wallet}`,
      empty: 'There is no wallet yet.',
      emptyDetail: 'Add a currency to put money in.',
      failed: 'Your wallets could not be loaded.',
      failedDetail: 'Your money is safe. Try again.',
      retry: 'Try again',
    },
    onUse: fn(),
    onRemove: fn(),
    onAdd: fn(),
    onExchange: fn(),
    onOpen: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof WalletList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const list = within(canvasElement);
    await userEvent.click(list.getByRole('button', { name: 'Actions for US dollar' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Use for bets' }));
    await expect(args.onUse).toHaveBeenCalledWith('usd');
    const last = list.getByRole('button', { name: 'Actions for Sports bonus' });
    last.focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onExchange).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.click(list.getByRole('button', { name: /^Sports bonus/ }));
    await expect(args.onOpen).toHaveBeenCalledWith('bonus');
  },
};

/** One wallet is being added, another is being activated. */
export const Pending: Story = {
  args: {
    wallets: wallets.map((wallet) => (wallet.id === 'usd' ? { ...wallet, pending: 'Being added' } : wallet)),
  },
};

/** Form for adding a currency. */
export const AddCurrency: Story = {
  render: () => (
    <Card>
      <AccountForm title="Add a currency" lead="It gets a wallet of its own." submitLabel="Add the currency">
        <FormFields
          fields={[
            {
              kind: 'search',
              id: 'currency',
              label: 'Currency',
              value: 'USD',
              options: [
                { value: 'USD', label: 'US dollar, USD' },
                { value: 'GBP', label: 'Pound, GBP' },
                { value: 'AED', label: 'Dirham, AED' },
              ],
              labels: searchLabels,
              error: 'You have a wallet in this currency. Choose another one.',
              wide: true,
            },
          ]}
        />
      </AccountForm>
    </Card>
  ),
};

export const Loading: Story = { args: { status: 'loading' } };

export const Failed: Story = { args: { status: 'failed' } };

export const Empty: Story = { args: { wallets: [] } };

export const Stress: Story = {
  args: {
    wallets: [
      {
        id: 'long',
        kind: 'currency',
        name: 'Konvertible Mark von Bosnien und Herzegowina, Guthaben für Sportwetten',
        about: 'No. 48 210 773 118 004 882 · Sportwetten, Livewetten, Casino und Turniere',
        amount: 'BAM 1,248,250,000.50',
        points: '1,248,250 points',
        usable: true,
        removable: true,
      },
    ],
  },
};
