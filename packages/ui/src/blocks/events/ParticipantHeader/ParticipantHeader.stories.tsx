import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FormChips } from '../FormChips/FormChips.tsx';
import { ParticipantHeader, ParticipantHeaderSkeleton } from './ParticipantHeader.tsx';
import { docs } from './ParticipantHeader.docs.ts';

const meta = {
  title: 'Blocks/Events/ParticipantHeader',
  component: ParticipantHeader,
  parameters: { componentDocs: docs },
  args: {
    name: 'Harbour City',
    sport: 'football',
    detail: 'Football · Coastland · Coastal League',
    favouriteLabel: 'Favourite team',
    onFavouriteChange: fn(),
  },
} satisfies Meta<typeof ParticipantHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Team: Story = {
  args: {
    details: [
      { id: 'place', label: 'Place', value: '1st' },
      { id: 'coach', label: 'Coach', value: 'M. Trevelyan' },
      { id: 'ground', label: 'Ground', value: 'Quayside Park' },
    ],
    form: (
      <FormChips
        label="Last three of Harbour City"
        matches={[
          { id: '1', outcome: 'won', letter: 'W', label: 'Won 2–1' },
          { id: '2', outcome: 'drawn', letter: 'D', label: 'Drawn 0–0' },
          { id: '3', outcome: 'lost', letter: 'L', label: 'Lost 0–1' },
        ]}
      />
    ),
  },
  play: async ({ canvasElement, args }) => {
    const head = within(canvasElement);
    await expect(head.getByRole('heading', { level: 1, name: 'Harbour City' })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFavouriteChange).toHaveBeenCalledWith(true);
  },
};

export const Player: Story = {
  args: {
    name: 'Marcellin Okafor-Lindqvist',
    image: undefined,
    detail: 'Tennis · Highmark',
    favourite: true,
    details: [
      { id: 'rank', label: 'Rank', value: '14' },
      { id: 'age', label: 'Age', value: '26' },
      { id: 'hand', label: 'Plays', value: 'Left-handed' },
      { id: 'height', label: 'Height', value: '1.91 m' },
    ],
  },
};

export const Loading: Story = { render: () => <ParticipantHeaderSkeleton /> };

export const Stress: Story = {
  args: {
    name: 'Llanfairpwllgwyngyll and District Amateur Football and Athletic Club Reserves',
    image: undefined,
    detail: 'Football · International · Intercontinental championship of regions, second round',
    details: [
      { id: 'coach', label: 'Head coach and director of sports', value: 'Teodor van der Wielen-Brackenbury' },
    ],
  },
};
