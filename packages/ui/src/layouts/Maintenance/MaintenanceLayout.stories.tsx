import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { mark } from '../fixtures.tsx';
import { MaintenanceLayout } from './MaintenanceLayout.tsx';
import { longLabels } from '../../testing/longLabels.ts';
import { docs } from './MaintenanceLayout.docs.ts';

const meta = {
  title: 'Layouts/Maintenance',
  component: MaintenanceLayout,
  args: {
    brand: mark,
    title: 'We are working on the site',
    detail: 'Open bets stay as they are and are settled afterwards. Your money is safe.',
    times: [
      { label: 'Started', value: 'Sunday, 22 November, 03:00' },
      { label: 'Back by', value: 'Sunday, 22 November, 05:30' },
    ],
    progress: { label: 'About 40 minutes left', value: 72 },
    retryLabel: 'Try again',
    onRetry: fn(),
    footer: 'Times are UTC+1',
  },
  parameters: { componentDocs: docs, layout: 'fullscreen' },
} satisfies Meta<typeof MaintenanceLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const retry = within(canvasElement).getByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    await userEvent.keyboard(' ');
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
    retry.blur();
  },
};

/** A retry is pending. */
export const Retrying: Story = { args: { retrying: true }, tags: ['desktop'] };

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
