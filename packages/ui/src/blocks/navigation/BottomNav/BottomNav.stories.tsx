import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BottomNav } from './BottomNav.tsx';

const open = fn();

const meta = {
  title: 'Blocks/Navigation/BottomNav',
  component: BottomNav,
  parameters: { layout: 'fullscreen' },
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
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Menu' }));
    await expect(open).toHaveBeenCalledOnce();
  },
};

export const Stress: Story = {
  args: {
    entries: [
      { id: 'home', label: 'Startseite', icon: 'home', href: '#home' },
      { id: 'live', label: 'Livewetten jetzt', icon: 'live', href: '#live', selected: true },
      { id: 'coupon', label: 'Wettschein', icon: 'coupon', href: '#coupon', badge: '128' },
      { id: 'history', label: 'Wettverlaufsübersicht', icon: 'history', href: '#bets' },
      { id: 'menu', label: 'Menü', icon: 'menu', onOpen: open },
    ],
  },
};
