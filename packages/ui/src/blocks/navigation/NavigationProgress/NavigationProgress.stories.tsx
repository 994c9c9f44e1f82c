import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { NavigationProgress } from './NavigationProgress.tsx';
import { docs } from './NavigationProgress.docs.ts';

const meta = {
  title: 'Blocks/Navigation/NavigationProgress',
  component: NavigationProgress,
  parameters: { componentDocs: docs, layout: 'fullscreen' },
  args: { label: 'The page is loading', active: true },
} satisfies Meta<typeof NavigationProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {
  play: async ({ canvasElement }) => {
    const line = within(canvasElement).getByRole('progressbar', { name: 'The page is loading' });
    await expect(line).not.toHaveAttribute('aria-valuenow');
  },
};
