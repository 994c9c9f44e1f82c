import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';
import { docs } from './ScrollToTop.docs.ts';

const meta = {
  title: 'Blocks/Navigation/ScrollToTop',
  component: ScrollToTop,
  parameters: { componentDocs: docs },
  args: { label: 'Back to the top', screens: 0.25 },
  render: (args) => (
    <main tabIndex={-1}>
      <Stack>
        {Array.from({ length: 8 }, (_, place) => (
          <Skeleton key={place} shape="block" />
        ))}
      </Stack>
      <ScrollToTop {...args} />
    </main>
  ),
} satisfies Meta<typeof ScrollToTop>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Appears after scrolling down; by pointer and by keyboard it scrolls to the start of the content. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const down = () => scrollTo({ top: document.documentElement.scrollHeight });
    await expect(page.queryByRole('button')).not.toBeInTheDocument();
    down();
    await userEvent.click(await page.findByRole('button', { name: 'Back to the top' }));
    await waitFor(() => expect(page.queryByRole('button')).not.toBeInTheDocument());
    await expect(page.getByRole('main')).toHaveFocus();
    down();
    (await page.findByRole('button')).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(scrollY).toBe(0));
    down();
    await page.findByRole('button');
  },
};
