import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ButtonLink } from '../../../primitives/Button/ButtonLink.tsx';
import { crests } from '../eventFixtures.tsx';
import { FavouritesEmpty } from './FavouritesEmpty.tsx';
import { longLabels } from '../../../testing/longLabels.ts';
import { docs } from './FavouritesEmpty.docs.ts';

const meta = {
  title: 'Blocks/Events/FavouritesEmpty',
  component: FavouritesEmpty,
  parameters: { componentDocs: docs },
  args: {
    title: 'No favourites yet.',
    detail: 'Touch the star of a match, a team or a competition: it is kept here.',
    action: <ButtonLink href="#live">See live matches</ButtonLink>,
  },
} satisfies Meta<typeof FavouritesEmpty>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Suggested teams that can be added directly. */
export const Suggestions: Story = {
  args: {
    suggestionsTitle: 'Often followed',
    favouriteLabel: (name) => `Favourite: ${name}`,
    onFavouriteChange: fn(),
    suggestions: [
      { id: 'h', name: 'Harbour City', detail: 'Football · Coastland', crest: crests.harbour },
      {
        id: 'w',
        name: 'Wolverton Wanderers',
        detail: 'Football · Coastland',
        sport: 'football',
        favourite: true,
      },
      {
        id: 'l',
        name: 'Llanfairpwllgwyngyll and District Amateur Football and Athletic Club Reserves',
        detail: 'Football · Highmark',
      },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const list = within(canvasElement);
    await userEvent.click(list.getByRole('button', { name: 'Favourite: Harbour City', pressed: false }));
    await expect(args.onFavouriteChange).toHaveBeenCalledWith('h', true);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFavouriteChange).toHaveBeenLastCalledWith('w', false);
  },
};

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
