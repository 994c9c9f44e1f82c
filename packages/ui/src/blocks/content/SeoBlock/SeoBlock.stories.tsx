import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { chapter } from '../RichText/richFixtures.ts';
import { SeoBlock } from './SeoBlock.tsx';
import { longLabels } from '../../../testing/longLabels.ts';
import { docs } from './SeoBlock.docs.ts';

const meta = {
  title: 'Blocks/Content/SeoBlock',
  component: SeoBlock,
  parameters: { componentDocs: docs },
  args: { label: 'About football bets', nodes: chapter, moreLabel: 'Read on', lessLabel: 'Less' },
} satisfies Meta<typeof SeoBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A few lines are visible; the rest expands by pointer and keyboard. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const block = within(canvasElement);
    await userEvent.click(block.getByRole('button', { name: 'Read on' }));
    const less = block.getByRole('button', { name: 'Less' });
    await expect(less).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(block.getByRole('button', { name: 'Read on' })).toHaveFocus();
    block.getByRole('button', { name: 'Read on' }).blur();
  },
};

export const Open: Story = { args: { defaultOpen: true } };

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
