import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Pagination } from './Pagination.tsx';
import { docs } from './Pagination.docs.ts';

const meta = {
  title: 'Primitives/Pagination',
  parameters: { componentDocs: docs },
  component: Pagination,
  args: {
    page: 5,
    count: 12,
    labels: {
      label: 'Pages of your bets',
      previous: 'Previous page',
      next: 'Next page',
      page: (page) => `Page ${page}`,
      position: (page, count) => `Page ${page} of ${count}`,
    },
    onPageChange: fn(),
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The position is announced after every change; the button keeps focus on the last page. */
export const Default: Story = {
  render: function Pages({ page: first, onPageChange, ...args }) {
    const [page, setPage] = useState(first);
    return (
      <Pagination
        {...args}
        page={page}
        onPageChange={(next) => {
          setPage(next);
          onPageChange?.(next);
        }}
      />
    );
  },
  args: { page: 11 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const next = canvas.getByRole('button', { name: 'Next page' });
    await userEvent.click(next);
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 12 of 12');
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(12);
  },
};

/** Few pages, the middle of many pages, and pages with URLs. */
export const Places: Story = {
  render: (args) => (
    <Stack gap="lg">
      <Pagination {...args} page={1} count={3} labels={{ ...args.labels, label: 'Few' }} />
      <Pagination {...args} labels={{ ...args.labels, label: 'Many' }} />
      <Pagination {...args} disabled labels={{ ...args.labels, label: 'On its way' }} />
      <Pagination {...args} hrefOf={(page) => `#page-${page}`} labels={{ ...args.labels, label: 'Links' }} />
    </Stack>
  ),
};

export const Stress: Story = { args: { page: 12_480, count: 24_961 } };
