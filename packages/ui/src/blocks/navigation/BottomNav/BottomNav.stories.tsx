import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BottomNav } from './BottomNav.tsx';
import { docs } from './BottomNav.docs.ts';

const open = fn();

const meta = {
  title: 'Blocks/Navigation/BottomNav',
  component: BottomNav,
  parameters: { componentDocs: docs, layout: 'fullscreen' },
  args: {
    label: 'Main',
    entries: [
      { id: 'home', label: 'Home', icon: 'home', href: '#home', selected: true },
      { id: 'live', label: 'Live', icon: 'live', href: '#live' },
      { id: 'coupon', label: 'Coupon', icon: 'coupon', href: '#coupon', badge: '2' },
      { id: 'history', label: 'Bets', icon: 'history', href: '#bets' },
      { id: 'menu', label: 'Menu', icon: 'menu', onOpen: open },
    ],
  },
} satisfies Meta<typeof BottomNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    open.mockClear();
    const menu = within(canvasElement).getByRole('button', { name: 'Menu' });
    await userEvent.click(menu);
    await expect(open).toHaveBeenCalledOnce();
    menu.focus();
    await userEvent.keyboard('{Enter}');
    await expect(open).toHaveBeenCalledTimes(2);
    menu.blur();
  },
};

/**
 * A price in the coupon changed: the arrow at the count pulses three times, and screen readers announce the change.
 */
export const CouponMoved: Story = {
  args: {
    entries: [
      { id: 'home', label: 'Home', icon: 'home', href: '#home' },
      { id: 'live', label: 'Live', icon: 'live', href: '#live', selected: true },
      {
        id: 'coupon',
        label: 'Coupon',
        icon: 'coupon',
        href: '#coupon',
        badge: '4',
        move: 'up',
        badgeLabel: '4 selections, a price went up',
      },
      { id: 'casino', label: 'Casino', icon: 'casino', href: '#casino' },
      { id: 'menu', label: 'Menu', icon: 'menu', onOpen: open },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('link', { name: 'Coupon 4 selections, a price went up' }),
    ).toBeVisible();
  },
};

export const Stress: Story = {
  args: {
    entries: [
      { id: 'home', label: 'Startseite', icon: 'home', href: '#home' },
      { id: 'live', label: 'Livewetten jetzt', icon: 'live', href: '#live', selected: true },
      { id: 'coupon', label: 'Wettschein', icon: 'coupon', href: '#coupon', badge: '128', move: 'down' },
      { id: 'history', label: 'Wettverlaufsübersicht', icon: 'history', href: '#bets' },
      { id: 'menu', label: 'Menü', icon: 'menu', onOpen: open },
    ],
  },
};
