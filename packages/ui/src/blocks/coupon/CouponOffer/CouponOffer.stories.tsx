import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Slider } from '../../../primitives/Slider/Slider.tsx';
import { Switch } from '../../../primitives/Switch/Switch.tsx';
import { CouponOffer } from './CouponOffer.tsx';
import { docs } from './CouponOffer.docs.ts';

const onInsure = fn();

const meta = {
  title: 'Blocks/Coupon/CouponOffer',
  component: CouponOffer,
  parameters: { componentDocs: docs },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  args: {
    kind: 'insurance',
    title: 'Insure this bet',
    detail: 'If it loses, the insured part of the stake comes back.',
    details: [
      { label: 'Premium, taken now', value: '€ 1.20' },
      { label: 'Back if it loses', value: '€ 5.00' },
    ],
  },
} satisfies Meta<typeof CouponOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The insured share is set by touch or arrow keys; the button shows its cost. */
export const Insurance: Story = {
  render: function Insurance(args) {
    const [share, setShare] = useState(50);
    return (
      <CouponOffer
        {...args}
        control={
          <Slider
            label="Insured part"
            min={1}
            value={share}
            formatValue={(value) => `${value} %`}
            onValueChange={setShare}
          />
        }
        actions={
          <Button tone="primary" onClick={onInsure}>
            Insure · € 1.20
          </Button>
        }
      />
    );
  },
  play: async ({ canvasElement }) => {
    const offer = within(canvasElement);
    const slider = offer.getByRole('slider');
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuenow', '51');
    await userEvent.click(offer.getByRole('button', { name: 'Insure · € 1.20' }));
    await expect(onInsure).toHaveBeenCalledOnce();
  },
};

export const Insured: Story = {
  args: {
    title: 'Insured',
    detail: 'Half of the stake comes back if the bet loses.',
    details: [{ label: 'Back if it loses', value: '€ 5.00' }],
    message: 'The premium of € 1.20 was taken from your main account.',
    messageTone: 'success',
  },
};

export const InsuranceRefused: Story = {
  args: {
    message: 'The offer ended when the price moved. See the new one.',
    messageTone: 'danger',
    details: [],
    actions: <Button>See the new offer</Button>,
  },
};

/** Advance against open bets: the player's own money is used first. */
export const Advance: Story = {
  args: {
    kind: 'advance',
    title: 'Use your advance',
    detail: 'Credit against your open bets, for matches within 48 hours.',
    control: <Switch label="Cover what is missing" hint="Own money goes first." checked />,
    details: [
      { label: 'From your account', value: '€ 4.10' },
      { label: 'From the advance', value: '€ 5.90' },
    ],
  },
};

/** A trader answers a VIP bet with different terms: old and new values side by side. */
export const VipCounterOffer: Story = {
  args: {
    kind: 'vip',
    title: 'We can take this bet for less',
    detail: 'The offer stands until 21:12.',
    details: [
      { label: 'Stake', before: '€ 5,000.00', value: '€ 2,000.00' },
      { label: 'Total price', before: '10.882', value: '10.400' },
      { label: 'Returns', before: '€ 54,410.00', value: '€ 20,800.00' },
    ],
    actions: (
      <>
        <Button>Leave it</Button>
        <Button tone="primary">{'Place bet · €\u00a02,000.00'}</Button>
      </>
    ),
  },
};

export const AntiExpress: Story = {
  args: {
    kind: 'antiExpress',
    title: 'Anti-express',
    detail: 'Wins when one selection or more loses. Loses when all of them win.',
    details: [{ label: 'Price', value: '1.17' }],
  },
};

export const Stress: Story = {
  args: {
    kind: 'vip',
    title: 'We can take this accumulator of forty selections of the intercontinental championship for less',
    detail: 'The offer stands until 21 November 2026, 21:12, or until the first of its matches starts.',
    details: [
      { label: 'Possible returns', before: 'VES 123,456,789,012.00', value: 'VES 61,728,394,506.00' },
    ],
    actions: (
      <>
        <Button>Leave it and keep all selections</Button>
        <Button tone="primary">Place bet · VES 61,728,394,506.00</Button>
      </>
    ),
  },
};
