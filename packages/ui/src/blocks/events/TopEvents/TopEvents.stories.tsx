import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { chosen, price, result, up } from '../../fixtures.tsx';
import { crests } from '../eventFixtures.tsx';
import { TopEvents, TopEventsSkeleton } from './TopEvents.tsx';
import { docs } from './TopEvents.docs.ts';

const meta = {
  title: 'Blocks/Events/TopEvents',
  component: TopEvents,
  parameters: { componentDocs: docs },
  args: {
    label: 'Top matches',
    suspendedLabel: 'suspended',
    labels: {
      previous: 'Previous match',
      next: 'Next match',
      position: (place, count) => `${place} of ${count}`,
    },
    onPriceToggle: fn(),
    events: [
      {
        id: '1',
        href: '#1',
        competition: 'Coastland · Coastal League',
        teams: ['Harbour City', 'Crestwood Palace'],
        sport: 'football',
        live: "63'",
        scores: [2, 1],
        prices: result(['1.38', chosen], ['4.90'], ['8.25', up]),
      },
      {
        id: '2',
        href: '#2',
        competition: 'Continental Cup · Semi-final',
        teams: ['Brackwater & Hove Albion', 'Wolverton Wanderers'],
        crests: [crests.brackwater, undefined],
        sport: 'football',
        start: 'Today, 21:00',
        prices: result(['2.44'], ['2.96'], ['3.35']),
      },
      {
        id: '3',
        href: '#3',
        competition: 'Open of Basilea · Quarter-final',
        teams: ['H. Rulander', 'F. Augier-Allard'],
        start: 'Tomorrow, 12:30',
        prices: [price('1', '1.22'), price('2', '4.40')],
      },
    ],
  },
} satisfies Meta<typeof TopEvents>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const cards = within(canvasElement);
    await userEvent.click(cards.getByRole('button', { name: 'X 4.90' }));
    await expect(args.onPriceToggle).toHaveBeenCalledWith('X X 4.90');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onPriceToggle).toHaveBeenLastCalledWith('2 2 8.25');
  },
};

export const Desktop: Story = { tags: ['desktop'], globals: { density: 'compact' } };

/** The skeleton is as high as the card. */
export const Loading: Story = {
  render: (args) => (
    <>
      <TopEvents {...args} events={args.events.slice(0, 1)} />
      <TopEventsSkeleton />
    </>
  ),
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article');
    const place = canvasElement.querySelector('div[aria-hidden]');
    await expect(place?.getBoundingClientRect().height).toBe(card.getBoundingClientRect().height);
  },
};

export const Stress: Story = {
  args: {
    events: [
      {
        id: '1',
        href: '#1',
        competition: 'International · Intercontinental championship of regions, qualification, second round',
        teams: [
          'Llanfairpwllgwyngyll and District Amateur Football and Athletic Club Reserves',
          'Borussia Mönchhofen-Unterschleißbach von 1899 II',
        ],
        live: "120+14' · Extra time, second half",
        scores: [112, 108],
        prices: result(['1001.00', up], ['2500/11'], ['+99900']),
      },
    ],
  },
};
