import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { modalSuite } from '../../testing/modalSuite.ts';
import { Button } from '../Button/Button.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { Paragraph } from '../Text/Text.tsx';
import { BottomSheet } from './BottomSheet.tsx';
import { Modal, type ModalProps } from './Modal.tsx';

const meta = {
  title: 'Primitives/Dialog',
  component: Modal,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Sell this bet?',
    description: 'You get € 24.10 now. The match goes on without your bet.',
    children: <Paragraph>The offer holds for 5 seconds and moves with the match.</Paragraph>,
    footer: (
      <>
        <Button width="full">Keep the bet</Button>
        <Button tone="primary" width="full">
          Sell · € 24.10
        </Button>
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const settings = (
  <Stack gap="lg">
    <RadioGroup
      label="Odds format"
      options={[
        { value: 'decimal', label: 'Decimal', hint: '2.50' },
        { value: 'fractional', label: 'Fractional', hint: '3/2' },
      ]}
      defaultValue="decimal"
    />
    <Switch label="12-hour clock" />
  </Stack>
);

/** From below on phones, where it can be pulled down; a dialog on desktops. */
export const Sheet: Story = {
  args: { title: 'Settings', description: undefined, footer: undefined, children: settings },
  render: (args) => <BottomSheet {...args} />,
};

function Opened({ frame: Frame, ...args }: ModalProps & { frame: typeof Modal }) {
  const [open, setOpen] = useState(false);
  return (
    <Stack pad="lg" align="start">
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Frame {...args} open={open} onOpenChange={setOpen} />
    </Stack>
  );
}

/** Focus, Escape and the page behind, as every dialog has to treat them. */
export const ModalBehaviour: Story = {
  render: (args) => <Opened {...args} frame={Modal} />,
  play: async ({ canvasElement, args }) =>
    modalSuite(within(canvasElement).getByRole('button'), String(args.title)),
};

export const SheetBehaviour: Story = {
  render: (args) => <Opened {...args} frame={BottomSheet} />,
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button');
    await modalSuite(trigger, String(args.title));
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Long content scrolls within; the title and the actions stay in sight. */
export const Stress: Story = {
  args: {
    title: 'Rules of betting on matches that were interrupted, moved, replayed or decided at the green table',
    children: (
      <Stack>
        {Array.from({ length: 30 }, (_, index) => (
          <Paragraph key={index}>
            {index + 1}. A bet stands when the match is resumed within 48 hours of its time at the same place.
          </Paragraph>
        ))}
      </Stack>
    ),
  },
};
