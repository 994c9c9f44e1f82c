import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TeamCrest } from '../../events/TeamCrest/TeamCrest.tsx';
import { StakeField } from '../StakeField/StakeField.tsx';
import { CouponBonusLeg } from './CouponBonusLeg.tsx';
import { CouponLeg } from './CouponLeg.tsx';
import { docs } from './CouponLeg.docs.ts';

const meta = {
  title: 'Blocks/Coupon/CouponLeg',
  component: CouponLeg,
  parameters: { componentDocs: docs },
  args: {
    live: "63'",
    event: 'Harbour City 2 – 1 Crestwood Palace',
    pick: 'Harbour City to win',
    market: 'Match result',
    price: '1.38',
    removeLabel: 'Remove Harbour City to win',
    onRemove: fn(),
  },
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof CouponLeg>;

const placed = {
  event: 'Harbour City 2 – 1 Crestwood Palace',
  pick: 'Harbour City to win',
  market: 'Match result',
  price: '1.38',
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove Harbour City to win' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const MovedUp: Story = {
  args: { price: '4.40', move: { from: '4.25', direction: 'up', label: 'Price went up from 4.25' } },
};

export const MovedDown: Story = {
  args: { price: '4.10', move: { from: '4.25', direction: 'down', label: 'Price went down from 4.25' } },
};

export const Suspended: Story = {
  args: { state: 'suspended', reason: 'Suspended for the moment. It comes back by itself.' },
};

export const Locked: Story = {
  args: { state: 'locked', reason: 'No more bets on this market. Remove it to go on.' },
};

export const Dependent: Story = {
  args: { state: 'dependent', reason: 'Can’t be combined with another selection of this match.' },
};

export const Finished: Story = {
  args: { live: undefined, state: 'finished', reason: 'The match is over. Remove it to go on.' },
};

export const AsianLine: Story = {
  render: () => (
    <CouponLeg
      event="Today 21:00 · Lyonne – Lillet"
      pick="Total goals over 2.25"
      market=""
      note="Asian line"
      price="1.74"
    />
  ),
};

export const Banned: Story = {
  args: { state: 'banned', reason: 'Only possible as a single. Remove it, or bet singles.' },
};

export const Upcoming: Story = {
  args: { live: undefined, event: 'Today 21:00 · Harbour City – Crestwood Palace' },
};

/** The crests are decorative: the names already contain their information. */
export const WithCrests: Story = {
  args: {
    crests: <TeamCrest name="Harbour City" sport="football" />,
  },
};

/** Banker toggles in a system: off, on and disabled. */
export const Bankers: Story = {
  args: {
    banker: { mark: 'B', label: 'Banker: Harbour City to win', checked: false, onCheckedChange: fn() },
  },
  render: (args) => (
    <>
      <CouponLeg {...args} />
      <CouponLeg
        {...args}
        pick="Augier-Allard to win"
        banker={{ mark: 'B', label: 'Banker: Augier-Allard to win', checked: true }}
      />
      <CouponLeg
        {...args}
        pick="Total goals over 2.25"
        reason="Three selections have to stay without a banker."
        banker={{ mark: 'B', label: 'Banker: Total goals over 2.25', checked: false, disabled: true }}
      />
    </>
  ),
  play: async ({ canvasElement, args }) => {
    const list = within(canvasElement);
    list.getByRole('button', { name: 'Banker: Harbour City to win' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.banker?.onCheckedChange).toHaveBeenCalledWith(true);
    await expect(list.getByRole('button', { name: 'Banker: Augier-Allard to win' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

/** Coupon of singles: each leg has its own stake. */
export const OwnStake: Story = {
  args: {
    stake: (
      <StakeField
        size="sm"
        label="Stake of Harbour City to win"
        value="10.00"
        currency="€"
        decreaseLabel="Lower the stake of Harbour City to win"
        increaseLabel="Raise the stake of Harbour City to win"
        hint="Returns € 13.80"
      />
    ),
  },
};

/** Results of the legs of a placed coupon. */
export const Results: Story = {
  render: () => (
    <>
      <CouponLeg {...placed} result={{ outcome: 'won', word: 'Won' }} />
      <CouponLeg {...placed} result={{ outcome: 'lost', word: 'Lost' }} />
      <CouponLeg {...placed} result={{ outcome: 'returned', word: 'Returned', detail: 'Counts as 1.00' }} />
      <CouponLeg {...placed} result={{ outcome: 'won', word: 'Half won', detail: 'Counts as 1.19' }} />
      <CouponLeg {...placed} result={{ outcome: 'pending', word: 'Open' }} />
    </>
  ),
};

/** Swiping the row towards its start removes it, like the button. */
export const PulledAside: Story = {
  play: async ({ canvasElement, args }) => {
    const pick = within(canvasElement).getByText('Harbour City to win');
    await userEvent.pointer([
      { keys: '[TouchA>]', target: pick, coords: { x: 300, y: 30 } },
      { pointerName: 'TouchA', target: pick, coords: { x: 120, y: 30 } },
      { keys: '[/TouchA]', target: pick, coords: { x: 120, y: 30 } },
    ]);
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

/** The bonus counts as an additional selection of the express. */
export const Bonus: Story = {
  render: () => (
    <>
      <CouponBonusLeg
        label="Bonus selection"
        detail="With 3 selections of 1.10 or more"
        price="× 1.03"
        removeLabel="Remove the bonus selection"
        onRemove={fn()}
      />
      <CouponBonusLeg label="Bonus selection" price="× 1.10" />
    </>
  ),
};

export const Stress: Story = {
  args: {
    live: "120+14'",
    event:
      'Llanfairpwllgwyngyll and District Amateur Football and Athletic Club Reserves 112 – 108 Mönchhofen',
    pick: 'Llanfairpwllgwyngyll and District Amateur Football and Athletic Club Reserves to win',
    market: 'Winner of the match including extra time and penalties',
    price: '1001.00',
    move: { from: '1250.00', direction: 'down', label: 'Price went down from 1250.00' },
  },
};
