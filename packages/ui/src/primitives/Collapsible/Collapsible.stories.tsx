import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Paragraph } from '../Text/Text.tsx';
import { Collapsible } from './Collapsible.tsx';
import { docs } from './Collapsible.docs.ts';

const meta = {
  title: 'Primitives/Collapsible',
  parameters: { componentDocs: docs },
  component: Collapsible,
  args: {
    title: 'Total goals',
    children: <Paragraph tone="muted">Over 3.5 · Under 3.5</Paragraph>,
    actions: <IconButton icon="star" tone="muted" label="Favourite market" />,
    onOpenChange: fn(),
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof Collapsible>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Total goals' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(trigger);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger);
  },
};

export const Closed: Story = { args: { defaultOpen: false } };

/** Enter and Space toggle the section; the control next to the title is a separate tab stop. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'Total goals' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard(' ');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Favourite market' })).toHaveFocus();
  },
};

export const Stress: Story = {
  args: {
    title:
      'Torschützenkönigsanwärterplatzierungswette: who scores first, last, and how many in the first half',
  },
};
