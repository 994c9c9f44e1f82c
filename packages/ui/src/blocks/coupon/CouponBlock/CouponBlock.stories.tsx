import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { CouponLeg } from '../CouponLeg/CouponLeg.tsx';
import { StakeField } from '../StakeField/StakeField.tsx';
import { CouponBlock } from './CouponBlock.tsx';
import { CouponLegGrip } from './CouponLegGrip.tsx';
import { CouponLegMoveTo, CouponLegOrder } from './CouponLegControls.tsx';
import { docs } from './CouponBlock.docs.ts';

const onMove = fn();
const onDragOver = fn();
const targets = [
  { id: 'a', label: 'Block A', disabled: true },
  { id: 'b', label: 'Block B' },
  { id: 'lobby', label: 'Lobby' },
  { id: 'new', label: 'New block' },
];
const leg = (pick: string, price: string, event: string) => (
  <CouponLeg
    key={pick}
    event={event}
    pick={pick}
    market="Match result"
    price={price}
    controls={<CouponLegMoveTo label={`Move ${pick}`} targets={targets} onMove={onMove} />}
    removeLabel={`Remove ${pick}`}
    onRemove={fn()}
  />
);
const first = [
  leg('Harbour City to win', '1.38', 'Today 20:00 · Harbour City – Crestwood Palace'),
  leg('Lyonne to win', '1.74', 'Today 21:00 · Lyonne – Lillet'),
];

const meta = {
  title: 'Blocks/Coupon/CouponBlock',
  component: CouponBlock,
  parameters: { componentDocs: docs, layout: 'fullscreen' },
  args: {
    mark: 'A',
    title: 'Block A',
    detail: '2 selections',
    price: '2.401',
    legs: first,
    removeLabel: 'Take block A away',
    onRemove: fn(),
  },
} satisfies Meta<typeof CouponBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Selections are moved by a menu, by touch, mouse and keyboard alike. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const block = within(canvasElement);
    await userEvent.click(block.getByRole('button', { name: 'Move Lyonne to win' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Block B' }));
    await expect(onMove).toHaveBeenCalledWith('b');
    block.getByRole('button', { name: 'Move Harbour City to win' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onMove).toHaveBeenCalledTimes(2);
    await userEvent.click(block.getByRole('button', { name: 'Take block A away' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

/** Three blocks and a lobby: a system of blocks, with lobby selections that count in every bet. */
export const Blocks: Story = {
  render: () => (
    <>
      <CouponBlock mark="A" title="Block A" detail="2 selections" price="2.401" legs={first} />
      <CouponBlock
        mark="B"
        title="Block B"
        detail="1 selection"
        price="4.40"
        legs={leg('Augier-Allard to win', '4.40', 'Basilea · Rulander – Augier-Allard')}
        removeLabel="Take block B away"
        onRemove={fn()}
      />
      <CouponBlock
        mark="C"
        title="Block C"
        detail="Empty"
        emptyText="Move a selection here, or take the block away."
        removeLabel="Take block C away"
        onRemove={fn()}
      />
      <CouponBlock
        title="Lobby"
        detail="Stands in every bet"
        legs={leg('Northgate to qualify', '1.22', 'Tomorrow 18:30 · Northgate – Port Sole')}
      />
    </>
  ),
};

/** Conditional coupon: ordered blocks, each with its own stake or all winnings so far. */
export const OwnStakes: Story = {
  args: {
    mark: '1',
    title: 'Block 1',
    actions: (
      <CouponLegOrder flow="row" upLabel="Block 1: one place up" downLabel="Block 1: one place down" />
    ),
    stake: (
      <StakeField
        size="sm"
        label="Stake of block 1"
        value="10.00"
        currency="€"
        decreaseLabel="Lower the stake of block 1"
        increaseLabel="Raise the stake of block 1"
        hint="Empty stakes all that was won so far."
      />
    ),
  },
};

/** Chain: ordered selections, moved by buttons. */
export const Chain: Story = {
  render: () => (
    <CouponBlock
      mark="1"
      title="Chain"
      detail="Played one after another"
      legs={['Harbour City to win', 'Lyonne to win', 'Augier-Allard to win'].map((pick, place, all) => (
        <CouponLeg
          key={pick}
          event="Today 20:00"
          pick={pick}
          market="Match result"
          price="1.74"
          handle={<CouponLegGrip label={`Drag ${pick}`} onMove={onMove} onDragOver={onDragOver} />}
          controls={
            <CouponLegOrder
              upLabel={place > 0 ? `${pick}: one place up` : undefined}
              downLabel={place < all.length - 1 ? `${pick}: one place down` : undefined}
              onMove={onMove}
            />
          }
        />
      ))}
    />
  ),
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Lyonne to win: one place up' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onMove).toHaveBeenCalledWith(-1);
    const grip = within(canvasElement).getByRole('button', { name: 'Drag Lyonne to win' });
    grip.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(onMove).toHaveBeenLastCalledWith(1);
    const last = within(canvasElement).getByText('Augier-Allard to win');
    const { x, y, width, height } = last.getBoundingClientRect();
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: grip },
      { target: last, coords: { clientX: x + width / 2, clientY: y + height / 2 } },
      { keys: '[/MouseLeft]' },
    ]);
    await expect(onDragOver).toHaveBeenCalledWith(last);
  },
};

export const Stress: Story = {
  args: {
    mark: '12',
    title: 'Block of the intercontinental championship qualifiers of the northern conference',
    detail: '40 selections that can only be combined with one another',
    price: '1,248,250.072',
    legs: leg(
      'Llanfairpwllgwyngyll and District Amateur Football and Athletic Club Reserves to win',
      '1001.00',
      'Tomorrow 18:30 · Llanfairpwllgwyngyll and District Amateur Football and Athletic Club Reserves – Mönchhofen',
    ),
  },
};
