import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ButtonLink } from '../../../primitives/Button/ButtonLink.tsx';
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
