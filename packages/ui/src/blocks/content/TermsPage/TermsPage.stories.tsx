import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { chapter } from '../RichText/richFixtures.ts';
import { TermsPage } from './TermsPage.tsx';
import { longLabels } from '../../../testing/longLabels.ts';
import { docs } from './TermsPage.docs.ts';

const meta = {
  title: 'Blocks/Content/TermsPage',
  component: TermsPage,
  parameters: { componentDocs: docs },
  args: {
    labels: {
      title: 'The terms have changed',
      detail: 'They hold from 1 December. Without your answer you can withdraw, but not bet.',
      changes: 'What is different',
      whole: 'Terms',
      consent: 'I have read the terms and accept them',
      accept: 'Accept and go on',
      signOut: 'Sign out',
    },
    changes: [
      'Matches that are not resumed within 48 hours are void; it was 24.',
      'The largest payout of one coupon is € 250,000.',
    ],
    nodes: chapter,
    onAccept: fn(),
    onSignOut: fn(),
  },
} satisfies Meta<typeof TermsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const accept = page.getByRole('button', { name: 'Accept and go on' });
    await expect(accept).toBeDisabled();
    await userEvent.click(page.getByRole('checkbox'));
    await userEvent.tab();
    await expect(accept).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await userEvent.click(page.getByRole('button', { name: 'Sign out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    page.getByRole('button', { name: 'Sign out' }).blur();
  },
};

export const Busy: Story = { args: { busy: true, changes: [] } };

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
