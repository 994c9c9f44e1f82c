import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RequisiteList } from './RequisiteList.tsx';
import { docs } from './RequisiteList.docs.ts';

const meta = {
  title: 'Blocks/Payments/RequisiteList',
  parameters: { componentDocs: docs },
  tags: ['planned'],
  component: RequisiteList,
  args: {
    requisites: [
      { id: '1', name: 'Card ···· 4482', about: 'Valid until 11/28', stateLabel: 'Confirmed' },
      { id: '2', name: 'Card ···· 9018', about: 'Valid until 02/26', stateLabel: 'Expired', attention: true },
      { id: '3', name: 'Account ···· 8821', about: 'Bank of Brackwater', icon: 'bank', busy: true },
    ],
    labels: {
      title: 'Saved cards and accounts',
      remove: (name) => `Remove ${name}`,
      add: 'Add a card or an account',
      empty: 'Nothing is saved yet.',
      emptyDetail: 'A card is kept after the first deposit, if you want.',
      failed: 'Your cards could not be loaded.',
      retry: 'Try again',
    },
    onRemove: fn(),
    onAdd: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof RequisiteList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const list = within(canvasElement);
    await userEvent.click(list.getByRole('button', { name: 'Remove Card ···· 4482' }));
    await expect(args.onRemove).toHaveBeenCalledWith('1');
    list.getByRole('button', { name: 'Add a card or an account' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { requisites: [] } };

export const Loading: Story = { args: { status: 'loading' } };

export const Stress: Story = {
  args: {
    requisites: [
      {
        id: 'long',
        name: 'Genossenschaftliches Girokonto ···· 8821 der Raiffeisenkasse Unterschleißbach',
        about: 'XX00482107731180048821482107731180048821',
        icon: 'bank',
        stateLabel: 'Confirmation is missing',
        attention: true,
      },
    ],
  },
};
