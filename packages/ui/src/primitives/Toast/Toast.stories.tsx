import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ToastRegion } from './ToastRegion.tsx';

const meta = {
  title: 'Primitives/Toast',
  component: ToastRegion,
  args: {
    toasts: [
      { id: 'placed', tone: 'success', title: 'Bet placed', detail: 'Express · 6.072 · € 10.00' },
      {
        id: 'moved',
        tone: 'warning',
        title: 'The price moved to 4.40',
        action: <Button size="sm">Accept</Button>,
      },
      {
        id: 'failed',
        tone: 'danger',
        title: 'The bet was not taken',
        detail: 'The market is suspended. Try again in a moment.',
      },
    ],
    onDismiss: fn(),
    duration: Infinity,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Dismissed: Story = {
  render: function News({ toasts: first, ...args }) {
    const [toasts, setToasts] = useState(first);
    return (
      <ToastRegion
        {...args}
        toasts={toasts}
        onDismiss={(id) => setToasts(toasts.filter((toast) => toast.id !== id))}
      />
    );
  },
  play: async () => {
    const [close] = await screen.findAllByRole('button', { name: 'Dismiss' });
    if (!close) throw new Error('News without a button that takes it away');
    await userEvent.click(close);
    await waitFor(() => expect(screen.queryByText('Bet placed')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByText('The bet was not taken')).toBeVisible());
  },
};
