import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ButtonLink } from '../../../primitives/Button/ButtonLink.tsx';
import { GameThumbnail } from '../../casino/GameTile/GameThumbnail.tsx';
import { StoryImage } from '../StoryImage.tsx';
import { HeroCarousel } from './HeroCarousel.tsx';
import { docs } from './HeroCarousel.docs.ts';

const action = (labels: string) => (
  <ButtonLink href={`#${labels}`} tone="brand" emphasis="outline">
    {labels}
  </ButtonLink>
);

const meta = {
  title: 'Blocks/Content/HeroCarousel',
  parameters: { componentDocs: docs },
  component: HeroCarousel,
  args: {
    label: 'Promotions',
    labels: { previous: 'Previous', next: 'Next', position: (place, count) => `${place} of ${count}` },
    banners: [
      {
        id: 'derby',
        kicker: 'Saturday, 18:00',
        title: 'The harbour derby, 204 markets',
        detail: 'Harbour City against Crestwood Palace, with statistics and live video.',
        image: <StoryImage turn={20} />,
        action: action('To the match'),
      },
      {
        id: 'cup',
        kicker: 'All week',
        title: 'Coastal Cup: a free bet for five expresses',
        image: <StoryImage turn={140} />,
        action: action('See the terms'),
      },
      { id: 'limits', title: 'Set a limit before you play', action: action('To the limits') },
    ],
  },
} satisfies Meta<typeof HeroCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  play: async ({ canvasElement }) => {
    const hero = within(canvasElement);
    const next = hero.queryByRole('button', { name: 'Next' });
    if (!next) return;
    await userEvent.click(next);
    await waitFor(() =>
      expect(hero.getByRole('listitem', { name: '2 of 3' })).toHaveAttribute('data-current'),
    );
    await userEvent.click(hero.getByRole('button', { name: 'Previous' }));
    await waitFor(() =>
      expect(hero.getByRole('listitem', { name: '1 of 3' })).toHaveAttribute('data-current'),
    );
    hero.getByRole('button', { name: 'Previous' }).blur();
  },
};

export const Desktop: Story = { tags: ['desktop'] };

const covers: Story['args'] = {
  banners: ['Orchard', 'Silk Fox and the Midnight Caravan'].map((title, index) => ({
    id: title,
    kicker: 'Tournament until Sunday, 22:00',
    title: 'Autumn harvest',
    detail: 'The 50 largest multipliers share € 5,000.',
    image: <GameThumbnail title={title} gameId={String(index + 3)} shape="wide" />,
    action: action('Take part'),
  })),
};

/** Fails if the image is cut, or isn't of its own ratio. */
const showsWholeArt: Story['play'] = async ({ canvasElement }) => {
  const art = canvasElement.querySelector('[aria-hidden] svg');
  const frame = canvasElement.querySelector('article');
  const [inner, outer] = [art?.getBoundingClientRect(), frame?.getBoundingClientRect()];
  await expect((inner?.width ?? 0) / (inner?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  await expect(inner?.top).toBeGreaterThanOrEqual(outer?.top ?? 0);
  await expect(inner?.bottom).toBeLessThanOrEqual(outer?.bottom ?? 0);
  await expect(inner?.left).toBeGreaterThanOrEqual(outer?.left ?? 0);
  await expect(inner?.right).toBeLessThanOrEqual(outer?.right ?? 0);
};

/** Covers of games, whose lettering is whole. */
export const Covers: Story = { args: covers, play: showsWholeArt };

export const DesktopCovers: Story = { args: covers, tags: ['desktop'], play: showsWholeArt };

export const Stress: Story = {
  args: {
    banners: [
      {
        id: 'long',
        kicker: 'Mittwoch, 21. November 2026, 21:07 Uhr mitteleuropäischer Zeit',
        title: 'Donaudampfschifffahrtsgesellschaftskapitänspatentverleihungsfeierlichkeiten mit Livewetten',
        detail: 'Umsatzbedingungen gelten. '.repeat(10),
        image: <StoryImage />,
        action: action('Teilnahmebedingungen ansehen'),
      },
    ],
  },
};
