import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../../primitives/Button/Button.tsx';
import {
  PlacementAccepted,
  PlacementDelay,
  PlacementPriceMoved,
  PlacementRefused,
  PlacementSubmitting,
  PlacementUnknown,
} from './PlacementStatus.tsx';

const meta = {
  title: 'Blocks/Coupon/PlacementStatus',
  component: PlacementSubmitting,
  args: { title: 'Placing your bet.' },
} satisfies Meta<typeof PlacementSubmitting>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Submitting: Story = {};

export const LiveDelay: Story = {
  render: () => (
    <PlacementDelay
      title="Live bets wait a moment."
      startedAt={Date.now() - 3000}
      deadline={Date.now() + 5000}
      detail={(seconds) => `We answer in ${seconds} s. Prices may still move.`}
    />
  ),
};

export const PriceMoved: Story = {
  render: () => (
    <PlacementPriceMoved
      title="A price moved."
      detail="Nothing is placed yet."
      moves={[
        { id: 'a', name: 'Harbour City to win', from: '1.38', to: '1.33', direction: 'down' },
        { id: 'b', name: 'Augier-Allard to win', from: '4.25', to: '4.40', direction: 'up' },
      ]}
      actions={
        <>
          <Button tone="primary">Place bet · € 10.00</Button>
          <Button>Back to coupon</Button>
        </>
      }
    />
  ),
};

export const Unknown: Story = {
  render: () => (
    <PlacementUnknown
      title="Checking what became of your bet."
      detail="The answer did not arrive. Your bet is counted once, whatever happens."
      actions={<Button>Check again</Button>}
    />
  ),
};

export const Refused: Story = {
  render: () => (
    <PlacementRefused
      title="The bet was not placed."
      detail="Your balance is € 4.10. Put money in or lower the stake."
      actions={
        <>
          <Button tone="strong">Put money in</Button>
          <Button>Back to coupon</Button>
        </>
      }
    />
  ),
};

export const Accepted: Story = {
  render: () => (
    <PlacementAccepted
      title="Your bet is placed."
      receipt={[
        { label: 'Number', value: '48 210 773' },
        { label: 'Stake', value: '€ 10.00' },
        { label: 'Total price', value: '10.882' },
        { label: 'Possible returns', value: '€ 108.82' },
      ]}
      actions={
        <>
          <Button tone="strong">View in history</Button>
          <Button>Keep selections</Button>
        </>
      }
    />
  ),
};

export const Stress: Story = {
  render: () => (
    <PlacementPriceMoved
      title="Several prices moved while the platform was working on your accumulator of forty selections."
      detail="Nothing is placed yet. Read the new prices, then place the bet again or go back and change it."
      moves={[
        {
          id: 'a',
          name: 'Llanfairpwllgwyngyll and District Amateur Football and Athletic Club Reserves to win',
          from: '1250.00',
          to: '1001.00',
          direction: 'down',
        },
      ]}
      actions={
        <>
          <Button tone="primary">Place bet · € 1,248,250.00</Button>
          <Button>Back to coupon and change the selections</Button>
        </>
      }
    />
  ),
};
