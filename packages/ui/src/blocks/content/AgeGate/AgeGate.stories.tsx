import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { AgeGate } from './AgeGate.tsx';
import { docs } from './AgeGate.docs.ts';

const meta = {
  title: 'Blocks/Content/AgeGate',
  component: AgeGate,
  parameters: { componentDocs: docs, layout: 'fullscreen' },
  args: {
    open: true,
    title: 'Are you 18 or older?',
    detail: 'Betting and casino are for adults only. Your date of birth is checked when you register.',
    confirmLabel: 'I am 18 or older',
    leaveLabel: 'Leave',
    onConfirm: fn(),
    onLeave: fn(),
  },
} satisfies Meta<typeof AgeGate>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Escape has no effect; only the two buttons close the dialog. */
export const Default: Story = {
  play: async ({ args }) => {
    const gate = await screen.findByRole('alertdialog', { name: 'Are you 18 or older?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(gate).toBeVisible());
    await expect(args.onLeave).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'I am 18 or older' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const Stress: Story = {
  args: {
    title: 'Haben Sie das achtzehnte Lebensjahr bereits vollständig vollendet?',
    detail: 'Glücksspielteilnahmeberechtigung erst ab Volljährigkeit. '.repeat(5),
    confirmLabel: 'Ja, ich bin achtzehn Jahre alt oder älter',
    leaveLabel: 'Nein, ich möchte die Seite verlassen',
  },
};
