import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { QrFixture } from '../TwoFactor/qrFixture.tsx';
import { QrSignInCard } from './QrSignInCard.tsx';
import { longLabels } from '../../../testing/longLabels.ts';
import { docs } from './QrSignIn.docs.ts';

const meta = {
  title: 'Blocks/Account/QrSignInCard',
  parameters: { componentDocs: docs },
  component: QrSignInCard,
  args: {
    qr: <QrFixture label="Code to scan with the phone on which you are signed in" />,
    labels: {
      title: 'Sign in with your phone',
      lead: 'Scan this with the app on which you are signed in.',
      refresh: 'New code',
      code: 'Or enter this code there',
    },
    code: 'H7KM-2QXD',
    timer: 'Good for 1:42',
    onRefresh: fn(),
    onAllowedChange: fn(),
  },
} satisfies Meta<typeof QrSignInCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Scanned: Story = {
  args: { qr: undefined, code: undefined, timer: undefined, scanned: 'Scanned. Confirm on your phone.' },
};

export const Expired: Story = {
  args: { qr: undefined, code: undefined, timer: undefined, expired: 'This code ran out after two minutes.' },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'New code' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

/** Account setting that allows sign-in by code. */
export const Setting: Story = {
  args: {
    qr: undefined,
    code: undefined,
    timer: undefined,
    allowed: true,
    labels: {
      title: 'Sign-in by code',
      lead: 'Another device shows a code, this one scans it.',
      refresh: 'New code',
      allow: 'Allow sign-in by code',
    },
  },
};

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
