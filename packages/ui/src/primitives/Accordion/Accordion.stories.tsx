import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Accordion } from './Accordion.tsx';
import { docs } from './Accordion.docs.ts';

const meta = {
  title: 'Primitives/Accordion',
  parameters: { componentDocs: docs },
  tags: ['planned'],
  component: Accordion,
  args: {
    items: [
      {
        id: 'void',
        title: 'When is a bet returned?',
        content: 'When the match is not played within 48 hours of its time.',
      },
      {
        id: 'quarter',
        title: 'What is a quarter line?',
        content: 'Half of the stake stands on each of the two lines beside it.',
      },
    ],
    defaultOpen: ['void'],
  },
  render: (args) => (
    <Card pad="lg">
      <Accordion {...args} />
    </Card>
  ),
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'What is a quarter line?' }));
    await expect(canvas.getByText(/Half of the stake/)).toBeVisible();
  },
};

/** Enter and Space toggle a section; arrows move between the titles, Home and End to the first and last. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, last] = canvas.getAllByRole('button');
    first?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(last).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(last).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    await expect(last).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();
  },
};

export const Stress: Story = {
  args: {
    items: Array.from({ length: 6 }, (_, index) => ({
      id: String(index),
      title: `Wettscheinberichtigungsantragsverfahren und was daraus folgt, Abschnitt ${index + 1}`,
      content: 'When the match is not played within 48 hours of its time, its bets are returned. '.repeat(6),
    })),
    defaultOpen: ['0', '3'],
  },
};
