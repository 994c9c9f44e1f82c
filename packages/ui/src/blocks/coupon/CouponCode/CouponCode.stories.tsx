import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { CouponCodeLoad } from './CouponCodeLoad.tsx';
import { CouponCodeSaved } from './CouponCodeSaved.tsx';
import { docs } from './CouponCode.docs.ts';

const savedLabels = {
  label: 'Code of your coupon',
  detail: 'Holds selections and type, no amounts. Works until 21 November, 21:00.',
  copy: 'Copy',
  copied: 'Copied',
  share: 'Share',
};
const loadLabels = { label: 'Coupon code', hint: '6 letters and figures', load: 'Load' };

/** Pattern that imitates a QR code. */
const cells = [0, 1, 2, 4, 6, 8, 9, 12, 13, 16, 18, 20, 22, 23, 24].map((cell) => (
  <rect key={cell} x={1 + (cell % 5)} y={1 + Math.floor(cell / 5)} width="1" height="1" />
));
const shareImage = (
  <svg viewBox="0 0 7 7" role="img" aria-label="QR code of K7M2QX">
    <rect width="7" height="7" fill="white" />
    {cells}
  </svg>
);

const meta = {
  title: 'Blocks/Coupon/CouponCode',
  component: CouponCodeSaved,
  parameters: { componentDocs: docs },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  args: { labels: savedLabels, code: 'K7M2QX', shareImage, onCopy: fn(), onShare: fn() },
} satisfies Meta<typeof CouponCodeSaved>;

export default meta;
type Story = StoryObj<typeof meta>;

const onLoad = fn();

export const Saved: Story = {
  play: async ({ canvasElement, args }) => {
    const saved = within(canvasElement);
    await userEvent.click(saved.getByRole('button', { name: 'Copy' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
    saved.getByRole('button', { name: 'Share' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onShare).toHaveBeenCalledOnce();
  },
};

/** Without a QR code, without sharing, just copied. */
export const Copied: Story = {
  render: () => <CouponCodeSaved labels={savedLabels} code="K7M2QX" copied onCopy={fn()} />,
};

export const Load: Story = {
  render: () => (
    <CouponCodeLoad
      labels={loadLabels}
      value="K7M2QX"
      notice="Replaces the 3 selections of your coupon."
      onLoad={onLoad}
    />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('textbox', { name: 'Coupon code' }));
    await userEvent.keyboard('{Enter}');
    await expect(onLoad).toHaveBeenCalledWith('K7M2QX');
  },
};

export const Loading: Story = { render: () => <CouponCodeLoad labels={loadLabels} value="K7M2QX" busy /> };

export const NotFound: Story = {
  render: () => (
    <CouponCodeLoad
      labels={loadLabels}
      value="K7M2Q0"
      error="There is no coupon with this code. Check the letters and try again."
    />
  ),
};

/** Some selections are no longer available: they are marked in the coupon and can be removed together. */
export const DeadSelections: Story = {
  render: () => (
    <CouponCodeLoad
      labels={loadLabels}
      value=""
      notice="Loaded. 2 of 5 selections take no more bets."
      noticeTone="warning"
      noticeAction={<Button size="sm">Remove both</Button>}
    />
  ),
};

export const Stress: Story = {
  args: {
    code: 'K7M2QXLLANFAIRPWLLGWYNGYLL2026',
    labels: {
      ...savedLabels,
      detail:
        'Holds forty selections of the intercontinental championship, their blocks and bankers, but no amounts. Works until the first of them starts.',
      copy: 'In die Zwischenablage kopieren',
      share: 'Mit anderen teilen',
    },
  },
};
