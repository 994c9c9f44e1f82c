import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { chapter } from '../RichText/richFixtures.ts';
import { RulesPage, RulesPageSkeleton } from './RulesPage.tsx';
import { longLabels } from '../../../testing/longLabels.ts';
import { docs } from './RulesPage.docs.ts';

const meta = {
  title: 'Blocks/Content/RulesPage',
  parameters: { componentDocs: docs },
  tags: ['planned'],
  component: RulesPage,
  args: {
    labels: {
      chapters: 'Chapters',
      contents: 'On this page',
      search: 'Search in this chapter',
      found: (count) => (count === 1 ? '1 place found' : `${count} places found`),
      print: 'Print',
    },
    title: 'Football',
    updated: 'Valid from 1 November',
    chapters: [
      {
        id: 'general',
        title: 'General',
        entries: [
          { id: 'terms', label: 'Terms', href: '#terms' },
          { id: 'payments', label: 'Payments', href: '#payments' },
        ],
      },
      {
        id: 'sports',
        title: 'Sports',
        entries: [
          { id: 'football', label: 'Football', href: '#football', selected: true },
          { id: 'tennis', label: 'Tennis', href: '#tennis' },
        ],
      },
    ],
    nodes: chapter,
    onPrint: fn(),
  },
} satisfies Meta<typeof RulesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const print = page.getByRole('button', { name: 'Print' });
    await userEvent.click(print);
    await expect(args.onPrint).toHaveBeenCalledOnce();
    const search = page.getByRole('searchbox');
    await userEvent.type(search, 'stake');
    await expect(page.getByRole('status')).toHaveTextContent('2 places found');
    await userEvent.clear(search);
    await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible();
    search.blur();
  },
};

export const Desktop: Story = { tags: ['desktop'] };

/** Only sections that contain the search text are shown, with matches highlighted. */
export const Found: Story = {
  play: async ({ canvasElement }) => {
    const search = within(canvasElement).getByRole('searchbox');
    await userEvent.type(search, 'void');
    search.blur();
  },
};

export const Loading: Story = { render: () => <RulesPageSkeleton label="Loading" /> };

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
