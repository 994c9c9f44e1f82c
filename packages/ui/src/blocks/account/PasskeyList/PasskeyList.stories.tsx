import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { longLabels } from '../../../testing/longLabels.ts';
import { PasskeyList } from './PasskeyList.tsx';
import { docs } from './PasskeyList.docs.ts';

const meta = {
  title: 'Blocks/Account/PasskeyList',
  component: PasskeyList,
  parameters: { componentDocs: docs },
  args: {
    passkeys: [
      { id: '2', name: 'iPhone', about: 'Added 12 Nov 2026 · used today, 18:02' },
      { id: '1', name: 'Work laptop', about: 'Added 3 Mar 2026 · not used yet' },
    ],
    labels: {
      lead: 'Sign in with your fingerprint, face or screen lock, without a password.',
      rename: 'Rename',
      remove: 'Remove',
      add: 'Add a passkey',
      actions: (name) => `Actions for ${name}`,
      empty: 'No passkeys yet',
      emptyDetail: 'Add one to sign in without a password.',
      failed: 'Your passkeys could not be loaded.',
      retry: 'Try again',
    },
    onAdd: fn(),
    onRename: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PasskeyList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const list = within(canvasElement);
    await userEvent.click(list.getByRole('button', { name: 'Actions for Work laptop' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledWith('1');
    await userEvent.click(list.getByRole('button', { name: 'Add a passkey' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** Passkeys that belong to other addresses of the site, in a browser that can't create new ones. */
export const OtherAddress: Story = {
  args: {
    passkeys: [
      {
        id: '2',
        name: 'iPhone',
        about: 'Added 12 Nov 2026 · used today, 18:02',
        warning: 'Works at bets.example only',
      },
      {
        id: '1',
        name: 'Work laptop',
        about: 'Added 3 Mar 2024 · used 8 Mar 2024, 09:40',
        warning: 'No longer works: the site has left old.example',
      },
    ],
    notice: <Notice tone="warning">This browser can’t create passkeys. Use another one.</Notice>,
  },
  render: (args) => <PasskeyList {...args} onAdd={undefined} />,
};

export const Empty: Story = {
  args: { passkeys: [] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add a passkey' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { status: 'loading' } };

export const Failed: Story = { args: { status: 'failed' } };

/** Long names, and labels of twice the usual length. */
export const Stress: Story = {
  args: {
    ...longLabels(meta.args),
    passkeys: [
      {
        id: '1',
        name: 'The tablet in the kitchen that everybody in the family has used since last summer',
        about: 'Added 12 November 2026 · used 24 November 2026, 18:02',
        warning: 'Works at a-very-long-host-name-of-a-partner.bets-and-games.example only',
      },
    ],
  },
};
