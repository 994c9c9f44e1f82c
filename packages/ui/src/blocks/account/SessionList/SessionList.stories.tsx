import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { SessionList } from './SessionList.tsx';
import { longLabels } from '../../../testing/longLabels.ts';
import { docs } from './SessionList.docs.ts';

const meta = {
  title: 'Blocks/Account/SessionList',
  component: SessionList,
  parameters: { componentDocs: docs },
  args: {
    sessions: [
      { id: '1', name: 'Phone, Firefox', about: 'Brackwater · now', device: 'phone', current: true },
      { id: '2', name: 'Computer, Chrome', about: 'Brackwater · 20 Nov, 22:41', device: 'computer' },
      { id: '3', name: 'Tablet, Safari', about: 'Everley · 14 Nov, 08:12', device: 'device', busy: true },
    ],
    labels: {
      title: 'Where you are signed in',
      current: 'This device',
      signOut: (name) => `Sign out ${name}`,
      signOutAll: 'Sign out everywhere else',
      confirmTitle: 'Sign out everywhere else?',
      confirmDetail: 'Every other device has to sign in again.',
      confirm: 'Sign out',
      cancel: 'Cancel',
      empty: 'No device is signed in.',
      failed: 'Your devices could not be loaded.',
      retry: 'Try again',
    },
    onSignOut: fn(),
    onSignOutAll: fn(),
    onRetry: fn(),
  },
  render: function Held(args) {
    const [confirming, setConfirming] = useState(false);
    return <SessionList {...args} confirming={confirming} onConfirmingChange={setConfirming} />;
  },
} satisfies Meta<typeof SessionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const list = within(canvasElement);
    await userEvent.click(list.getByRole('button', { name: 'Sign out Computer, Chrome' }));
    await expect(args.onSignOut).toHaveBeenCalledWith('2');
  },
};

/** Confirmation by keyboard; the initial focus is on the cancel button. */
export const EndAll: Story = {
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('button', { name: 'Sign out everywhere else' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out' }));
    await expect(args.onSignOutAll).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { status: 'loading' } };

export const Failed: Story = { args: { status: 'failed' } };

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
