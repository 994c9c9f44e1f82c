import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card } from '../../../primitives/Card/Card.tsx';
import { CashOut } from './CashOut.tsx';
import { docs } from './CashOut.docs.ts';

const half = { share: 50, label: 'Part to sell', detail: '€ 5.00 of the stake stays at 10.882.' };

const meta = {
  title: 'Blocks/Coupon/CashOut',
  component: CashOut,
  parameters: { componentDocs: docs },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  args: {
    label: 'Cash-out offer',
    offer: '€ 26.67',
    actionLabel: 'Cash out · € 26.67',
    cancelLabel: 'Keep the bet',
    onSell: fn(),
    onCancel: fn(),
    onShareChange: fn(),
  },
} satisfies Meta<typeof CashOut>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offer: Story = {
  args: { move: { direction: 'up', label: 'The offer went up to' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cash out · € 26.67' }));
    await expect(args.onSell).toHaveBeenCalledOnce();
  },
};

/** Partial cash-out: the share is set by touch or arrow keys, the button shows the amount. */
export const Part: Story = {
  args: { move: { direction: 'down', label: 'The offer went down to' } },
  render: function Part(args) {
    const [share, setShare] = useState(50);
    return (
      <CashOut
        {...args}
        part={{ ...half, share }}
        actionLabel="Cash out · € 13.33"
        onShareChange={(next) => {
          setShare(next);
          args.onShareChange?.(next);
        }}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('slider').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onShareChange).toHaveBeenCalledWith(55);
  },
};

export const Confirm: Story = {
  args: {
    state: 'confirm',
    part: half,
    message: 'You get € 13.33 now. Half of the bet goes on.',
    actionLabel: 'Confirm · € 13.33',
  },
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('button', { name: 'Keep the bet' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Working: Story = { args: { state: 'working', part: half } };

/** The offer changed during the request; nothing is sold until the player confirms the new one. */
export const Moved: Story = {
  args: {
    state: 'moved',
    offer: '€ 25.10',
    move: { direction: 'down', label: 'The offer went down to' },
    message: 'The offer moved from € 26.67 to € 25.10. Nothing is sold yet.',
    actionLabel: 'Cash out · € 25.10',
  },
};

export const Refused: Story = {
  args: { state: 'refused', message: 'The bet was not sold: a match is suspended. Try again in a moment.' },
};

/** Results: sold, partially sold, and no offer at the moment. */
export const Outcomes: Story = {
  render: (args) => (
    <>
      <CashOut {...args} state="sold" message="Sold for € 26.67. The money is on your main account." />
      <br />
      <CashOut
        {...args}
        state="partSold"
        offer="€ 13.34"
        actionLabel="Cash out · € 13.34"
        message="Half is sold for € 13.33. The rest goes on."
      />
      <br />
      <CashOut {...args} state="unavailable" message="No offer while a match of the bet is suspended." />
    </>
  ),
};

export const Stress: Story = {
  args: {
    offer: 'VES 123,456,789,012.00',
    actionLabel: 'Cash out · VES 61,728,394,506.00',
    state: 'confirm',
    part: { ...half, detail: 'VES 61,728,394,506.00 of the stake stays at a total price of 1,248,250.072.' },
    message:
      'You get VES 61,728,394,506.00 now on your main account, and half of the bet goes on until its last match.',
  },
};
