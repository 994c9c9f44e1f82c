import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SideMenu, SideMenuSkeleton } from './SideMenu.tsx';
import { docs } from './SideMenu.docs.ts';

const signOut = fn();

const meta = {
  title: 'Blocks/Navigation/SideMenu',
  component: SideMenu,
  parameters: { componentDocs: docs },
  args: {
    label: 'Menu',
    groups: [
      {
        id: 'play',
        entries: [
          { id: 'live', label: 'Live', icon: 'live', href: '#live', badge: '318', selected: true },
          { id: 'casino', label: 'Casino', icon: 'casino', href: '#casino' },
          { id: 'promotions', label: 'Promotions', icon: 'gift', href: '#promotions', badge: 'New' },
        ],
      },
      {
        id: 'help',
        title: 'Help',
        entries: [
          { id: 'rules', label: 'Rules', icon: 'info', href: '#rules' },
          { id: 'limits', label: 'Play within limits', icon: 'shield', href: '#limits' },
          { id: 'out', label: 'Sign out', icon: 'logout', tone: 'danger', onSelect: signOut },
        ],
      },
    ],
  },
} satisfies Meta<typeof SideMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    signOut.mockClear();
    const menu = within(canvasElement);
    await userEvent.click(menu.getByRole('button', { name: 'Sign out' }));
    await userEvent.keyboard('{Enter}');
    await expect(signOut).toHaveBeenCalledTimes(2);
    await expect(menu.getByRole('link', { name: 'Live 318' })).toHaveAttribute('aria-current', 'page');
    menu.getByRole('button', { name: 'Sign out' }).blur();
  },
};

/** Skeleton of the menu while it loads. */
export const Loading: Story = { render: () => <SideMenuSkeleton /> };

export const Stress: Story = {
  args: {
    chevrons: true,
    groups: [
      {
        id: 'long',
        title: 'Verantwortungsbewusstes Spielen und Verbraucherschutzinformationen',
        entries: [
          {
            id: 'one',
            label: 'Einzahlungsbegrenzungsübersicht und Verlustbegrenzungsübersicht',
            detail: 'Zuletzt geändert am Mittwoch, 14. März, um 21:07 Uhr',
            icon: 'shield',
            href: '#one',
            badge: '1,142',
            badgeTone: 'warning',
            badgeLabel: '1,142 waiting',
          },
          { id: 'two', label: 'Ohne Symbol', href: '#two' },
        ],
      },
    ],
  },
};
