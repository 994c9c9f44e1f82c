import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Inline } from '../../../primitives/Stack/Stack.tsx';
import { JackpotFigure } from './JackpotFigure.tsx';
import { docs } from './JackpotFigure.docs.ts';

const meta = {
  title: 'Blocks/Casino/JackpotFigure',
  parameters: { componentDocs: docs },
  component: JackpotFigure,
  args: { amount: '€ 1,204,881.27', label: 'Jackpot' },
} satisfies Meta<typeof JackpotFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Changes of the amount don't move adjacent content. */
export const Ticking: Story = {
  render: function Ticks(args) {
    const [cents, setCents] = useState(11_111_111);
    const amount = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(cents / 100);
    return (
      <Inline>
        <JackpotFigure {...args} amount={`€ ${amount}`} />
        <Button size="sm" onClick={() => setCents(cents + 77_777)}>
          Tick
        </Button>
      </Inline>
    );
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Tick' });
    await document.fonts.ready;
    const before = button.getBoundingClientRect().x;
    for (let tick = 0; tick < 5; tick += 1) {
      await userEvent.click(button);
      await expect(button.getBoundingClientRect().x).toBe(before);
    }
  },
};
