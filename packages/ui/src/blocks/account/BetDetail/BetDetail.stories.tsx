import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../../primitives/Button/Button.tsx';
import { expect, userEvent, within } from 'storybook/test';
import { BetLeg } from '../BetCard/BetLeg.tsx';
import { BetDetail } from './BetDetail.tsx';
import { BetChanges } from './BetChanges.tsx';
import { SystemCombinations } from './SystemCombinations.tsx';
import { docs } from './BetDetail.docs.ts';

const legs = [
  <BetLeg
    key="1"
    title="Harbour City to win"
    price="1.38"
    event="Harbour City 2 – 1 Crestwood Palace"
    state="won"
    stateLabel="Won"
    notes={['Match result', 'Coastal League · 21 Nov, 19:00']}
  />,
  <BetLeg
    key="2"
    title="Total games over 22.25"
    price="1.92"
    event="H. Rulander 2 – 0 F. Augier-Allard"
    state="won"
    stateLabel="Half won"
    notes={['Total games', 'Open of Basilea · 21 Nov, 18:30']}
  />,
  <BetLeg
    key="3"
    title="Total goals over 2.25"
    price="1.74"
    event="21 Nov, 21:00 · Lyonne – Lillet"
    state="toCome"
    stateLabel="To come"
    notes={['Asian total', 'First Division · 21 Nov, 21:00']}
  />,
];

const meta = {
  title: 'Blocks/Account/BetDetail',
  component: BetDetail,
  parameters: { componentDocs: docs },
  args: {
    title: 'Express, 3 selections',
    outcome: 'pending',
    outcomeLabel: 'Open',
    legs,
    data: [
      { label: 'Number', value: '48 210 773' },
      { label: 'Placed', value: '21 Nov 2026, 18:02:11' },
      { label: 'Stake', value: '€ 10.00' },
      { label: 'Total price', value: '4.610' },
      { label: 'Possible returns', value: '€ 46.10', strong: true },
    ],
  },
} satisfies Meta<typeof BetDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Won: Story = {
  args: {
    outcome: 'won',
    outcomeLabel: 'Won',
    data: [
      { label: 'Number', value: '48 210 773' },
      { label: 'Placed', value: '21 Nov 2026, 18:02:11' },
      { label: 'Settled', value: '21 Nov 2026, 22:58:40' },
      { label: 'Stake', value: '€ 10.00' },
      { label: 'Paid', value: '€ 46.10', strong: true },
    ],
    actions: <Button>Bet again</Button>,
  },
};

/** System bet; its combinations open by keyboard. */
export const System: Story = {
  args: {
    title: 'System 2 of 3',
    legs: [
      <BetLeg
        key="banker"
        mark="Banker"
        title="Harbour City to win"
        price="1.38"
        event="Harbour City 2 – 1 Crestwood Palace"
        state="won"
        stateLabel="Won"
        notes={['Match result', 'Coastal League · 21 Nov, 19:00']}
      />,
      ...legs.slice(1),
    ],
    details: (
      <SystemCombinations
        title="3 combinations of 2"
        combinations={[
          {
            id: '1',
            legs: 'Legs 1 and 2',
            about: '2.649 · € 5.00',
            returns: '€ 13.24',
            outcome: 'won',
            outcomeLabel: 'Won',
          },
          {
            id: '2',
            legs: 'Legs 1 and 3',
            about: '2.401 · € 5.00',
            returns: '€ 12.00',
            outcome: 'pending',
            outcomeLabel: 'Open',
          },
          {
            id: '3',
            legs: 'Legs 2 and 3',
            about: '3.340 · € 5.00',
            returns: '€ 16.70',
            outcome: 'pending',
            outcomeLabel: 'Open',
          },
        ]}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const bet = within(canvasElement);
    await userEvent.tab();
    await expect(bet.getByRole('button', { name: '3 combinations of 2' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(bet.getByText('Legs 2 and 3')).toBeVisible();
  },
};

/** Bet after a partial cash-out; the rest stays open. */
export const SoldInPart: Story = {
  args: {
    details: (
      <BetChanges
        title="Sold"
        changes={[
          {
            id: '2',
            title: 'Half sold',
            about: '21 Nov, 20:41 · 2:1',
            amount: '€ 14.20',
            remaining: '€ 5.00 left',
          },
          { id: '1', title: 'Offer not taken', about: '21 Nov, 20:12 · 1:1' },
        ]}
      />
    ),
    data: [
      { label: 'Stake', value: '€ 10.00' },
      { label: 'Paid so far', value: '€ 14.20' },
      { label: 'Possible returns', value: '€ 23.05', strong: true },
    ],
    actions: <Button>Sell the rest · € 9.80</Button>,
  },
};

export const Stress: Story = {
  args: {
    title: 'System 37 of 40 with three bankers and forty selections from twelve competitions',
    outcome: 'returned',
    outcomeLabel: 'Returned',
    legs: [
      <BetLeg
        key="long"
        title="Llanfairpwllgwyngyll and District Amateur Football Club to win with a handicap of −12.75"
        price="1001.000"
        event="Llanfairpwllgwyngyll and District Amateur Football Club 112 – 108 Borussia Mönchhofen-Unterschleißbach von 1899 II"
        state="returned"
        stateLabel="Returned, match called off"
        notes={[
          'Asian handicap including extra time and penalties',
          'Intercontinental championship of regions, qualification, second round · 21 Nov, 19:00',
        ]}
      />,
    ],
    data: [
      {
        label: 'Possible returns after tax and the bonus for forty selections',
        value: '€ 12,482,500,108.82',
        strong: true,
      },
    ],
  },
};
