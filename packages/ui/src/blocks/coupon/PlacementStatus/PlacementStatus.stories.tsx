import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PlacementReview } from './PlacementReview.tsx';
import { PlacementPartial } from './PlacementPartial.tsx';
import { PlacementRefused } from './PlacementRefused.tsx';
import {
  PlacementDelay,
  PlacementPriceMoved,
  PlacementSubmitting,
  PlacementUnknown,
  PlacementWait,
} from './PlacementStatus.tsx';
import { docs } from './PlacementStatus.docs.ts';

const onCopy = fn();
const back = <Button>Back to coupon</Button>;

const meta = {
  title: 'Blocks/Coupon/PlacementStatus',
  component: PlacementSubmitting,
  parameters: { componentDocs: docs },
  decorators: [
    (Story) => (
      <Card pad="none">
        <Story />
      </Card>
    ),
  ],
  args: { title: 'Placing your bet.' },
} satisfies Meta<typeof PlacementSubmitting>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Submitting: Story = {};

/** The bar depends on the clock, so the snapshot is taken five seconds before the deadline. */
export const LiveDelay: Story = {
  render: () => (
    <PlacementDelay
      title="Live bets wait a moment."
      startedAt={Date.UTC(2026, 2, 14, 21, 6, 57)}
      deadline={Date.UTC(2026, 2, 14, 21, 7, 5)}
      detail={(seconds) => `We answer in ${seconds} s. Prices may still move.`}
    />
  ),
  play: async ({ canvasElement }) => {
    const delay = within(canvasElement);
    // Screen-reader users are notified once, not every second.
    await expect(delay.getByRole('status')).toHaveTextContent('Live bets wait a moment.');
    await expect(delay.getByRole('timer')).toHaveTextContent(/We answer in \d s\./);
  },
};

/** Live delay whose remaining share is computed by the caller. */
export const LiveDelayByShare: Story = {
  render: () => (
    <PlacementWait
      title="Live bets wait a moment."
      detail="We answer within 8 s. Prices may still move."
      fraction={0.6}
    />
  ),
};

export const PriceMoved: Story = {
  render: () => (
    <PlacementPriceMoved
      title="A price moved."
      detail="Nothing is placed yet."
      moves={[
        {
          id: 'a',
          name: 'Harbour City to win',
          from: '1.38',
          to: '1.33',
          direction: 'down',
          label: 'went down to',
        },
        {
          id: 'b',
          name: 'Augier-Allard to win',
          from: '4.25',
          to: '4.40',
          direction: 'up',
          label: 'went up to',
        },
      ]}
      total={{
        id: 'total',
        name: 'Total price',
        from: '10.205',
        to: '10.183',
        direction: 'down',
        label: 'went down to',
      }}
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

/** One refusal for each type of reason, with message, explanation and actions. */
export const Refused: Story = {
  render: () => (
    <>
      <PlacementRefused
        kind="funds"
        title="The bet was not placed."
        detail="Your balance is € 4.10. Put money in or lower the stake."
        actions={
          <>
            <Button tone="strong">Put in € 5.90</Button>
            {back}
          </>
        }
      />
      <PlacementRefused
        kind="suspended"
        title="A selection is suspended."
        detail="Harbour City to win takes no bets for the moment. Wait, or remove it."
        actions={back}
      />
      <PlacementRefused
        kind="price"
        title="A price is not what you agreed to."
        detail="You take the exact price only. See the new one and place the bet again."
        actions={back}
      />
      <PlacementRefused
        kind="amount"
        title="The stake is too low."
        detail="The least for this system is € 1.20."
        actions={<Button tone="strong">Stake € 1.20</Button>}
      />
    </>
  ),
};

export const RefusedByLimit: Story = {
  render: () => (
    <>
      <PlacementRefused
        kind="limit"
        title="The stake is above the most."
        detail="For this bet it is € 250.00."
        actions={<Button tone="strong">Stake € 250.00</Button>}
      />
      <PlacementRefused
        kind="ownLimit"
        title="Your own limit stands."
        detail="You set a most of € 100.00 in 7 days. € 2.50 are left until Tuesday, 21:00."
        actions={
          <>
            <Button>See your limits</Button>
            {back}
          </>
        }
      />
      <PlacementRefused
        kind="duplicate"
        title="You have this bet already."
        detail="The same selections were placed at 20:14. Place them again only if you mean to."
        actions={
          <>
            <Button>View that bet</Button>
            <Button tone="primary">{'Place again · €\u00a010.00'}</Button>
          </>
        }
      />
      <PlacementRefused
        kind="account"
        title="Bets are closed on your account."
        detail="We are checking your documents. You can still withdraw."
        actions={<Button>See where it stands</Button>}
      />
      <PlacementRefused
        title="The bet was not placed."
        detail="Something went wrong on our side. Try again."
        actions={back}
      />
    </>
  ),
};

/** Singles are placed one by one; failed ones show their reason and action. */
export const Partial: Story = {
  render: () => (
    <PlacementPartial
      title="2 of 4 bets are placed."
      detail="The other two cost you nothing so far."
      results={[
        { id: 'a', name: 'Harbour City to win', outcome: 'placed', detail: '€ 10.00 at 1.38 · 48 210 773' },
        { id: 'b', name: 'Lyonne to win', outcome: 'placed', detail: '€ 5.00 at 1.74 · 48 210 774' },
        {
          id: 'c',
          name: 'Augier-Allard to win',
          outcome: 'refused',
          detail: 'The price is now 4.10.',
          action: <Button size="sm">Take 4.10</Button>,
        },
        { id: 'd', name: 'Total goals over 2.25', outcome: 'working', detail: 'We are checking.' },
      ]}
      actions={
        <>
          <Button tone="strong">View bets</Button>
          <Button>Keep the failed one</Button>
        </>
      }
    />
  ),
};

export const VipReview: Story = {
  render: () => (
    <PlacementReview
      title="Our traders look at your bet."
      detail="It takes about a minute. You may leave; we tell you the answer."
      receipt={[
        { label: 'Number', value: '48 210 773', copyLabel: 'Copy the number', onCopy },
        { label: 'Stake asked for', value: '€ 5,000.00' },
        { label: 'Total price', value: '10.882' },
      ]}
      actions={<Button>Take it back</Button>}
    />
  ),
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Copy the number' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onCopy).toHaveBeenCalledOnce();
  },
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
      total={{
        id: 'total',
        name: 'Total price',
        from: '1,248,250.882',
        to: '1,001,250.072',
        direction: 'down',
      }}
      actions={
        <>
          <Button tone="primary">Place bet · € 1,248,250.00</Button>
          <Button>Back to coupon and change the selections</Button>
        </>
      }
    />
  ),
};
