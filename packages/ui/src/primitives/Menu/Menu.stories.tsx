import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';
import { docs } from './Menu.docs.ts';

const onSelect = fn();

const meta = {
  title: 'Primitives/Menu',
  component: Menu,
  parameters: { componentDocs: docs },
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

/** Arrows, the first letter, Home and End move focus; Escape returns it to the button. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button');
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    const item = (name: string) => screen.findByRole('menuitem', { name });
    await waitFor(async () => expect(await item('My bets')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(await item('Sign out')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(await item('My bets')).toHaveFocus();
    await userEvent.keyboard('s');
    await waitFor(async () => expect(await item('Settings')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** Items that are switches don't close the menu; a hairline separates groups of items. */
export const Checked: Story = {
  render: function Columns(args) {
    const [shown, setShown] = useState<readonly string[]>(['form']);
    const item = (id: string, label: string) => ({
      id,
      label,
      checked: shown.includes(id),
      onSelect: () => setShown(shown.includes(id) ? shown.filter((one) => one !== id) : [...shown, id]),
    });
    return (
      <Menu
        {...args}
        align="start"
        trigger={<Button iconEnd="down">Columns</Button>}
        items={[
          item('form', 'Form'),
          item('goals', 'Goals'),
          { id: 'order', label: 'Order', hint: 'By points', icon: 'sort', separated: true },
          { id: 'reset', label: 'As it was', icon: 'refresh', tone: 'danger', separated: true },
        ]}
      />
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const goals = await screen.findByRole('menuitemcheckbox', { name: 'Goals' });
    await expect(goals).not.toBeChecked();
    await userEvent.click(goals);
    await expect(await screen.findByRole('menuitemcheckbox', { name: 'Goals' })).toBeChecked();
  },
};

export const Stress: Story = {
  args: {
    items: Array.from({ length: 30 }, (_, index) => ({
      id: String(index),
      label: `Wettscheinübersicht der Kombinationswetten, Teil ${index + 1}`,
      icon: 'history' as const,
    })),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await screen.findByRole('menu')).toBeVisible();
  },
};
