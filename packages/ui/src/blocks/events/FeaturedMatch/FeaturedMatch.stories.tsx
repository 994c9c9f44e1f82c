import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { closed, price, result, up } from '../../fixtures.tsx';
import { CountryFlag } from '../CountryFlag/CountryFlag.tsx';
import { crests, flags } from '../eventFixtures.tsx';
import { MomentumChart } from '../MomentumChart/MomentumChart.tsx';
import { trackerFixture } from '../trackerFixtures.ts';
import { FeaturedMatch, FeaturedMatchSkeleton } from './FeaturedMatch.tsx';
import { docs } from './FeaturedMatch.docs.ts';

const meta = {
  title: 'Blocks/Events/FeaturedMatch',
  component: FeaturedMatch,
  parameters: { componentDocs: docs },
  args: {
    href: '#match',
    competition: 'Germany · Bundesring',
    title: 'Level, with 27 minutes left',
    teams: ['Grünwaldau Wanderers', 'Nordhagen Rovers'],
    sport: 'football',
    live: "63' · 2nd half",
    middle: ['1', '1'],
    prices: result(['2.84'], ['2.12'], ['4.30', up]),
    suspendedLabel: 'suspended',
    onPriceToggle: fn(),
  },
} satisfies Meta<typeof FeaturedMatch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const block = within(canvasElement);
    await userEvent.click(block.getByRole('button', { name: 'X 2.12' }));
    await expect(args.onPriceToggle).toHaveBeenCalledWith('X X 2.12');
    await expect(block.getByRole('link')).toHaveAttribute('href', '#match');
  },
};

/** With the flag of the country, and a crest of the platform beside a drawn one. */
export const Faces: Story = {
  args: {
    flag: <CountryFlag image={flags.coastland} size="sm" />,
    competition: 'Coastland · Coastal League',
    teams: ['Harbour City', 'Nordhagen Rovers'],
    crests: [crests.harbour, undefined],
  },
};

/** A match whose course is known. */
export const Momentum: Story = {
  args: { momentum: <MomentumChart {...trackerFixture.momentum} size="hero" /> },
};

export const Desktop: Story = { tags: ['desktop'], globals: { density: 'compact' } };

/** An upcoming match has its time in place of the score. */
export const Upcoming: Story = {
  args: { title: 'Starts in 25 minutes', live: undefined, state: 'Today', middle: '21:00' },
};

/** The prices of a suspended market keep their slots. */
export const Suspended: Story = {
  args: { prices: result(['2.84', closed], ['2.12', closed], ['4.30', closed]) },
};

export const Ended: Story = {
  args: {
    title: 'The match has ended',
    live: undefined,
    state: 'Full time',
    middle: ['2', '1'],
    prices: result(['', closed], ['', closed], ['', closed]),
  },
};

/** Two prices, and no draw. */
export const TwoWay: Story = {
  args: {
    competition: 'International · Harbour Open',
    title: 'Level so far',
    teams: ['A. Ulmansen', 'Y. Oduvane'],
    sport: 'tennis',
    live: '2nd set',
    prices: [price('1', '1.72'), price('2', '2.10')],
  },
};

/** Without crests and light, as in the light version. */
export const Plain: Story = { args: { decorated: false } };

/** The skeleton is as high as the block. */
export const Loading: Story = {
  render: (args) => (
    <>
      <FeaturedMatch {...args} />
      <FeaturedMatchSkeleton />
    </>
  ),
  play: async ({ canvasElement }) => {
    const block = within(canvasElement).getByRole('article');
    const skeleton = canvasElement.querySelector('div[aria-hidden]');
    await expect(skeleton?.getBoundingClientRect().height).toBe(block.getBoundingClientRect().height);
  },
};

export const Stress: Story = {
  args: {
    competition: 'International · Intercontinental championship of regions, qualification, second round',
    title: 'One apart, with 1,027 minutes left in the second half of extra time',
    teams: [
      'Llanfairpwllgwyngyll and District Amateur Football and Athletic Club Reserves',
      'Borussia Mönchhofen-Unterschleißbach von 1899 II',
    ],
    live: "120+14' · Extra time, second half",
    middle: ['112', '111'],
    prices: result(['1001.00', up], ['2500/11'], ['+99900']),
  },
};
