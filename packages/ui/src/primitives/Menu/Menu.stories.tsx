import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';

const onSelect = fn();

const meta = {
  title: 'Primitives/Menu',
  component: Menu,
  args: {
    trigger: <Button iconEnd="down">Account</Button>,
    items: [
      { id: 'bets', label: 'My bets', icon: 'history', href: '#bets' },
      { id: 'settings', label: 'Settings', icon: 'settings', onSelect },
      { id: 'bonus', label: 'Bonuses', icon: 'gift', disabled: true },
      { id: 'out', label: 'Sign out', icon: 'logout', tone: 'danger' },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    onSelect.mockClear();
    const trigger = within(canvasElement).getByRole('button');
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Settings' }));
    await expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menu')).toBeVisible();
  },
};
