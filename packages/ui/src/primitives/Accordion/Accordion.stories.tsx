import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'Primitives/Accordion',
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
