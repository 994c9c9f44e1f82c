import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Link } from '../../../primitives/Link/Link.tsx';
import { RealityCheck } from './RealityCheck.tsx';
import { docs } from './RealityCheck.docs.ts';

const meta = {
  title: 'Blocks/Limits/RealityCheck',
  component: RealityCheck,
  args: {
    open: true,
    labels: {
      title: 'You have played for 1 hour',
      description: 'Since 20:04. This is what happened in that time.',
      goOn: 'Go on playing',
      signOut: 'Sign out',
      silence: 'Don’t remind me again in this session',
    },
    details: [
      { label: 'Staked', value: '€ 84.00' },
      { label: 'Returned', value: '€ 61.50' },
      { label: 'Difference', value: '− € 22.50' },
    ],
    history: <Link href="#history">All bets of today</Link>,
    onSilencedChange: fn(),
    onGoOn: fn(),
    onSignOut: fn(),
  },
  parameters: { componentDocs: docs, layout: 'fullscreen' },
} satisfies Meta<typeof RealityCheck>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Only an answer closes the dialog. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'You have played for 1 hour' });
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Don’t remind me again in this session' }));
    await expect(args.onSilencedChange).toHaveBeenCalledWith(true);
    await userEvent.click(screen.getByRole('button', { name: 'Go on playing' }));
    await expect(args.onGoOn).toHaveBeenCalledOnce();
    await expect(args.onSignOut).not.toHaveBeenCalled();
  },
};

export const NothingPlayed: Story = {
  args: {
    labels: {
      title: 'You have been here for 15 minutes',
      description: 'Since 20:49. You have not bet in that time.',
      goOn: 'Stay',
      signOut: 'Sign out',
    },
    details: [],
    history: undefined,
  },
};

export const SigningOut: Story = { args: { busy: true } };

export const Stress: Story = {
  args: {
    labels: {
      title: 'Sie spielen seit dreiundzwanzig Stunden und neunundfünfzig Minuten ohne Unterbrechung',
      description:
        'Seit gestern, 20:04 Uhr. Das ist in dieser Zeit geschehen, in allen Bereichen zusammengenommen.',
      goOn: 'Trotzdem weiterspielen',
      signOut: 'Jetzt überall abmelden',
      silence: 'In dieser Sitzung nicht mehr daran erinnern, auch nicht auf anderen Geräten',
    },
    details: [
      { label: 'Eingesetzt in Sportwetten, Kasino und Gewinnspielen', value: 'CHF 999,999,999.00' },
      { label: 'Zurückbekommen', value: 'CHF 12.00' },
      { label: 'Unterschied', value: '− CHF 999,999,987.00' },
    ],
  },
};
