import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button.tsx';
import { stayHere } from '../stayHere.ts';
import { AccountDropdown } from './AccountDropdown.tsx';
import { AccountMenu, type AccountGroup } from './AccountMenu.tsx';
import { docs } from './AccountMenu.docs.ts';

const groups: readonly AccountGroup[] = [
  {
    id: 'money',
    title: 'Money',
    entries: [
      { section: 'recharge', label: 'Deposit', href: '#recharge' },
      { section: 'withdrawal', label: 'Withdraw', href: '#withdrawal' },
      {
        section: 'history_pay',
        label: 'Payments',
        href: '#payments',
        badge: '1',
        badgeLabel: '1 pending',
        badgeTone: 'warning',
      },
      { section: 'wallets', label: 'Wallets', detail: '2 currencies', href: '#wallets' },
    ],
  },
  {
    id: 'bets',
    title: 'Bets and rewards',
    entries: [
      { section: 'bet_history', label: 'My bets', href: '#bets', badge: '4', badgeLabel: '4 open' },
      { section: 'bonuses', label: 'Bonuses', href: '#bonuses', badge: 'New', badgeTone: 'boost' },
      { section: 'cashback', label: 'Cashback', href: '#cashback' },
      { section: 'promo_check', label: 'Check a promo code', href: '#promo' },
      { section: 'bring_friend', label: 'Bring a friend', href: '#friend' },
    ],
  },
  {
    id: 'account',
    title: 'Account',
    entries: [
      { section: 'personal_data', label: 'Personal data', href: '#profile', selected: true },
      { section: 'security', label: 'Security', href: '#security' },
      { section: 'auth_qr', label: 'Sign in by code', href: '#qr' },
      { section: 'mailing', label: 'Mailing', href: '#mailing' },
      { section: 'sports', label: 'Sports in sight', href: '#sports' },
      { section: 'account', label: 'Settings', href: '#settings' },
    ],
  },
];

const meta = {
  title: 'Blocks/Navigation/AccountMenu',
  component: AccountMenu,
  parameters: { componentDocs: docs },
  args: {
    label: 'Account',
    player: { name: 'Mara Lindqvist', number: 'Player 20 418 733' },
    groups,
    signOutLabel: 'Sign out',
    onSignOut: fn(),
  },
} satisfies Meta<typeof AccountMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Menu on phones: every row links to a page. */
export const Phone: Story = {
  args: { chevrons: true },
  play: async ({ canvasElement, args }) => {
    const out = within(canvasElement).getByRole('button', { name: 'Sign out' });
    await userEvent.click(out);
    await userEvent.keyboard(' ');
    await expect(args.onSignOut).toHaveBeenCalledTimes(2);
    out.blur();
  },
};

/** Below its button on desktops. Arrow keys move between rows; Escape and selecting a row close it and restore focus. */
export const Dropdown: Story = {
  tags: ['desktop'],
  render: (args) => <AccountDropdown {...args} trigger={<Button iconEnd="down">Mara L.</Button>} />,
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button');
    await userEvent.click(trigger);
    const deposit = await screen.findByRole('link', { name: 'Deposit' });
    stayHere();
    await userEvent.click(deposit);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('link', { name: 'Deposit' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('link', { name: 'Withdraw' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('button', { name: 'Sign out' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('link', { name: 'Deposit' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('link', { name: 'Deposit' })).toHaveFocus();
  },
};

export const Stress: Story = {
  args: {
    chevrons: true,
    player: {
      name: 'Maximiliane Freifrau von Hohenlohe-Waldenburg-Schillingsfürst',
      number: '20418733204187332041873320418733204187332041873320418733',
    },
    groups: [
      {
        id: 'one',
        entries: [
          {
            section: 'personal_data',
            label: 'Persönliche Daten und Identitätsüberprüfungsunterlagen',
            href: '#one',
            badge: '99+',
            badgeLabel: '112 missing',
            badgeTone: 'danger',
          },
        ],
      },
    ],
  },
};
