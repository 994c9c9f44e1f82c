import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Link } from '../../../primitives/Link/Link.tsx';
import { CookieBanner } from './CookieBanner.tsx';
import { longLabels } from '../../../testing/longLabels.ts';
import { docs } from './CookieBanner.docs.ts';

const meta = {
  title: 'Blocks/Content/CookieBanner',
  component: CookieBanner,
  parameters: { componentDocs: docs },
  args: {
    labels: {
      title: 'What this site remembers',
      detail: (
        <>
          Some of it keeps you signed in, some of it counts visits. <Link href="#cookies">All about it</Link>
        </>
      ),
      accept: 'Allow all',
      necessary: 'Only necessary',
      choose: 'Choose',
      save: 'Save the choice',
    },
    kinds: [
      {
        id: 'necessary',
        label: 'Necessary',
        hint: 'Signing in, your coupon, your limits. Always on.',
        isNecessary: true,
      },
      { id: 'functional', label: 'Comfort', hint: 'Hidden panels, odds format, favourite sports.' },
      { id: 'analytics', label: 'Counting', hint: 'Which pages are used, without your name.' },
      { id: 'marketing', label: 'Advertising', hint: 'Offers on other sites.' },
    ],
    onDecide: fn(),
  },
} satisfies Meta<typeof CookieBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Accept and decline buttons have equal weight and are both visible. */
export const Bar: Story = {
  play: async ({ canvasElement, args }) => {
    const banner = within(canvasElement);
    await userEvent.click(banner.getByRole('button', { name: 'Only necessary' }));
    await expect(args.onDecide).toHaveBeenLastCalledWith(['necessary']);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onDecide).toHaveBeenLastCalledWith([
      'necessary',
      'functional',
      'analytics',
      'marketing',
    ]);
    banner.getByRole('button', { name: 'Allow all' }).blur();
  },
};

/** Choice by category in a sheet; Escape leaves it unchanged. */
export const Sheet: Story = {
  play: async ({ canvasElement, args }) => {
    const choose = within(canvasElement).getByRole('button', { name: 'Choose' });
    await userEvent.click(choose);
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(sheet.getByRole('switch', { name: /Comfort/ }));
    await userEvent.click(sheet.getByRole('button', { name: 'Save the choice' }));
    await expect(args.onDecide).toHaveBeenLastCalledWith(['necessary', 'functional']);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(choose);
    await expect(await screen.findByRole('switch', { name: /Necessary/ })).toBeDisabled();
  },
};

export const Desktop: Story = { tags: ['desktop'] };

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
