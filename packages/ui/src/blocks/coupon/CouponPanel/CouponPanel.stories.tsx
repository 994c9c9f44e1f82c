import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ErrorState } from '../../../primitives/EmptyState/ErrorState.tsx';
import { CouponHeadActions } from '../CouponHeadActions/CouponHeadActions.tsx';
import { CouponUndo } from '../CouponUndo/CouponUndo.tsx';
import { CouponEmpty } from '../CouponEmpty/CouponEmpty.tsx';
import { CouponLeg } from '../CouponLeg/CouponLeg.tsx';
import { BetReceipt } from '../BetReceipt/BetReceipt.tsx';
import { actions, foot, legs, types } from '../fixtures.tsx';
import { CouponPanel } from './CouponPanel.tsx';
import { CouponPanelSkeleton } from './CouponPanelSkeleton.tsx';
import { docs } from './CouponPanel.docs.ts';

const onClear = fn();
const onPinnedChange = fn();

const meta = {
  title: 'Blocks/Coupon/CouponPanel',
  component: CouponPanel,
  parameters: { componentDocs: docs, layout: 'fullscreen' },
  args: {
    title: 'Coupon',
    count: '3',
    actions,
    typesLabel: 'Type of bet',
    types,
    type: 'express',
    legs,
    foot,
    onTypeChange: fn(),
  },
} satisfies Meta<typeof CouponPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Express: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: 'Singles' }));
    await expect(args.onTypeChange).toHaveBeenCalledWith('single');
  },
};

export const Empty: Story = {
  render: () => (
    <CouponPanel title="Coupon">
      <CouponEmpty
        title="No selections yet."
        detail="Touch a price to put it here."
        action={<Button>See live matches</Button>}
      />
    </CouponPanel>
  ),
};

/** A known code gives a second action. */
export const EmptyWithCode: Story = {
  render: () => (
    <CouponPanel title="Coupon" notice={<CouponUndo undoLabel="Undo">3 selections removed.</CouponUndo>}>
      <CouponEmpty
        title="No selections yet."
        detail="Touch a price to put it here. A code from a friend or a shop brings a whole coupon."
        action={
          <>
            <Button tone="strong">See live matches</Button>
            <Button icon="coupon">Load by code</Button>
          </>
        }
      />
    </CouponPanel>
  ),
};

/** Actions of the header: two visible, the others in a menu. */
export const Head: Story = {
  args: {
    actions: (
      <CouponHeadActions
        labels={{
          clear: 'Remove all',
          pin: 'Keep the coupon open',
          settings: 'Coupon settings',
          share: 'Save and share',
          load: 'Load by code',
          more: 'More actions',
        }}
        pinned
        onClear={onClear}
        onPinnedChange={onPinnedChange}
        onSettings={fn()}
        onShare={fn()}
        onLoad={fn()}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await userEvent.click(panel.getByRole('button', { name: 'Keep the coupon open' }));
    await expect(onPinnedChange).toHaveBeenCalledWith(false);
    panel.getByRole('button', { name: 'More actions' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove all' }));
    await expect(onClear).toHaveBeenCalledOnce();
  },
};

export const Accepted: Story = {
  render: () => (
    <CouponPanel title="Coupon">
      <BetReceipt
        title="Your bet is placed"
        detail="Today, 21:08"
        kind="Single"
        number="No. 48 210 773"
        legs={[
          { id: '1', title: 'Harbour City to win', price: '1.38', notes: ['Match result', 'Today 21:45'] },
        ]}
        lines={[{ label: 'Stake', value: '€ 10.00' }]}
        payout={{ label: 'Possible payout', value: '€ 13.80' }}
        actions={
          <>
            <Button>Keep selections</Button>
            <Button tone="strong">See my bets</Button>
          </>
        }
      />
    </CouponPanel>
  ),
};

export const Loading: Story = { render: () => <CouponPanelSkeleton title="Coupon" /> };

export const Failed: Story = {
  render: () => (
    <CouponPanel title="Coupon" count="3" actions={actions}>
      <ErrorState
        title="Prices could not be loaded."
        detail="Your selections are kept. Try again."
        retryLabel="Try again"
        onRetry={fn()}
      />
    </CouponPanel>
  ),
};

export const Stress: Story = {
  args: {
    count: '40',
    types: [...types, { value: 'anti', label: 'Anti-express', disabled: true }],
    legs: (
      <>
        <CouponLeg
          live="120+14'"
          event="Llanfairpwllgwyngyll and District Amateur Football and Athletic Club Reserves 112 – 108 Mönchhofen-Unterschleißbach"
          pick="Llanfairpwllgwyngyll and District Amateur Football and Athletic Club Reserves to win"
          market="Winner of the match including extra time and penalties"
          price="1001.00"
          move={{ from: '1250.00', direction: 'down', label: 'Price went down from 1250.00' }}
          removeLabel="Remove"
          onRemove={fn()}
        />
        {legs}
      </>
    ),
  },
};
