import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { modalSuite } from '../../testing/modalSuite.ts';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Paragraph } from '../Text/Text.tsx';
import { BottomSheet } from './BottomSheet.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { docs } from './ConfirmDialog.docs.ts';

const meta = {
  title: 'Primitives/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Take a break of 30 days?',
    description: 'It starts at once and can’t be shortened. You can still withdraw.',
    confirmLabel: 'Start the break',
    cancelLabel: 'Not now',
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: { componentDocs: docs, layout: 'fullscreen' },
  render: function Page({ onCancel, ...args }) {
    const [open, setOpen] = useState(false);
    return (
      <Stack pad="lg" align="start">
        <Button onClick={() => setOpen(true)}>Open</Button>
        <ConfirmDialog
          {...args}
          open={open}
          onCancel={() => {
            setOpen(false);
            onCancel();
          }}
        />
      </Stack>
    );
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Focus starts on the cancel button; Escape and a press outside cancel too. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button');
    await modalSuite(opener, args.title, { role: 'alertdialog', description: args.description });
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Not now' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Start the break' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** Only the two actions close the dialog. */
export const AnswerDue: Story = {
  args: {
    requiresAnswer: true,
    title: 'You have played for 60 minutes',
    description: 'In this time you lost € 12.40. Do you want to go on?',
    confirmLabel: 'Go on',
    cancelLabel: 'Stop playing',
  },
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button');
    await modalSuite(opener, args.title, { role: 'alertdialog', closable: false, answer: 'Stop playing' });
    await userEvent.click(opener);
    await screen.findByRole('alertdialog');
  },
};

/** A destructive action is red; the dialog can't be closed while it is pending. */
export const Busy: Story = {
  args: {
    tone: 'danger',
    busy: true,
    title: 'Close your account?',
    description: 'Open bets are settled first. You can’t open another one with this e-mail address.',
    confirmLabel: 'Close the account',
    cancelLabel: 'Keep it',
  },
  render: (args) => <ConfirmDialog {...args} />,
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

/** A question over a sheet over the page: Escape closes the topmost only, and focus returns one level. */
export const Nested: Story = {
  render: function Layers(args) {
    const [sheet, setSheet] = useState(false);
    const [question, setQuestion] = useState(false);
    return (
      <Stack pad="lg" align="start">
        <Button onClick={() => setSheet(true)}>Limits</Button>
        <BottomSheet open={sheet} onOpenChange={setSheet} title="Limits">
          <Stack align="start">
            <Paragraph>Lower limits work at once.</Paragraph>
            <Button onClick={() => setQuestion(true)}>Take a break</Button>
          </Stack>
        </BottomSheet>
        <ConfirmDialog {...args} open={question} onCancel={() => setQuestion(false)} />
      </Stack>
    );
  },
  play: async ({ canvasElement, args }) => {
    const limits = within(canvasElement).getByRole('button', { name: 'Limits' });
    limits.focus();
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog', { name: 'Limits' });
    const open = within(sheet).getByRole('button', { name: 'Take a break' });
    open.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog', { name: args.title });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(sheet).toBeVisible();
    await waitFor(() => expect(open).toHaveFocus());
    await expect(getComputedStyle(document.body).overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(limits).toHaveFocus());
    await userEvent.click(limits);
    await userEvent.click(await screen.findByRole('button', { name: 'Take a break' }));
    await screen.findByRole('alertdialog');
  },
};

export const Stress: Story = {
  args: {
    title: 'Selbstausschluss von allen Wetten und Spielen für einen unbestimmten Zeitraum beantragen?',
    description: 'It starts at once. '.repeat(12),
    confirmLabel: 'Selbstausschlussantrag unwiderruflich absenden',
    cancelLabel: 'Zurück zu den Einzahlungsgrenzen',
  },
  render: (args) => <ConfirmDialog {...args} />,
};
