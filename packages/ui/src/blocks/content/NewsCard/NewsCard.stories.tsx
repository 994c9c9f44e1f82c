import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { StoryImage } from '../StoryImage.tsx';
import { NewsList, NewsListSkeleton } from './NewsCard.tsx';
import { docs } from './NewsCard.docs.ts';

const titles = [
  'Harbour City go top after a late goal',
  'New: statistics of every player in the match centre',
  'The Coastal Cup draw is on Friday',
  'Payments by phone are back',
];

const meta = {
  title: 'Blocks/Content/NewsCard',
  parameters: { componentDocs: docs },
  tags: ['planned'],
  component: NewsList,
  args: {
    label: 'News',
    items: titles.map((title, place) => ({
      id: title,
      title,
      href: `#${place}`,
      date: `${21 - place} November`,
      dateTime: `2026-11-${21 - place}`,
      summary: place % 2 ? undefined : 'What it means for the table, and for the prices of the next round.',
      picture: place === 3 ? undefined : <StoryImage turn={place * 70} />,
    })),
  },
} satisfies Meta<typeof NewsList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const [first] = within(canvasElement).getAllByRole('link');
    await expect(first).toHaveFocus();
    first?.blur();
  },
};

export const Desktop: Story = { tags: ['desktop'] };

export const Loading: Story = { render: () => <NewsListSkeleton label="News are loading" /> };

export const Empty: Story = { render: () => <EmptyState icon="news" title="No news yet" /> };

export const Stress: Story = {
  args: {
    items: [
      {
        id: 'long',
        title: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz im Stadion: '.repeat(3),
        summary: 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(8),
        href: '#long',
        date: 'Mittwoch, 21. November 2026, 21:07 Uhr',
        dateTime: '2026-11-21',
        image: <StoryImage />,
      },
    ],
  },
};
