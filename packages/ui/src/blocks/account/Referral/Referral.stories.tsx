import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { vars } from '../../../theme/contract.css.ts';
import { ReferralBanners } from './ReferralBanners.tsx';
import { ReferralCard } from './ReferralCard.tsx';
import { longLabels } from '../../../testing/longLabels.ts';
import { docs } from './Referral.docs.ts';

const onSizeChange = fn();
const onCopyCode = fn();

const meta = {
  title: 'Blocks/Account/Referral',
  parameters: { componentDocs: docs },
  component: ReferralCard,
  args: {
    link: 'https://touchline.example/r/48210773',
    labels: {
      title: 'Bring a friend',
      lead: 'You both get a free bet of € 10 when your friend has bet € 50.',
      link: 'Your link',
      copy: 'Copy',
      share: 'Share',
    },
    stats: [
      { id: 'friends', label: 'Friends joined', value: '4' },
      { id: 'active', label: 'Have bet', value: '3' },
      { id: 'earned', label: 'You got', value: '€ 30.00' },
    ],
    onCopy: fn(),
    onShare: fn(),
  },
} satisfies Meta<typeof ReferralCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement);
    await userEvent.click(card.getByRole('button', { name: 'Copy' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onShare).toHaveBeenCalledOnce();
  },
};

export const Copied: Story = {
  args: {
    copied: 'Link copied.',
    stats: [
      { id: 'friends', label: 'Friends joined', value: '0' },
      { id: 'active', label: 'Have bet', value: '0' },
      { id: 'earned', label: 'You got', value: '€ 0.00' },
    ],
    labels: { ...meta.args.labels, share: undefined },
  },
};

export const Banners: Story = {
  render: () => (
    <ReferralBanners
      sizes={[
        { value: '300x250', label: '300 × 250' },
        { value: '728x90', label: '728 × 90' },
      ]}
      size="300x250"
      languages={[
        { value: 'en', label: 'English' },
        { value: 'ar', label: 'العربية' },
      ]}
      language="en"
      preview={
        <svg viewBox="0 0 300 250" width="240" role="img" aria-label="Banner: a free bet of 10 euro">
          <rect width="300" height="250" rx="12" fill={vars.color.brand.bg} />
          <text x="24" y="120" fill={vars.color.brand.fg} fontSize="32" fontWeight="700">
            A free bet
          </text>
          <text x="24" y="160" fill={vars.color.brand.fg} fontSize="32" fontWeight="700">
            of € 10
          </text>
        </svg>
      }
      code='<a href="https://touchline.example/r/48210773"><img src="300x250-en.png" alt="A free bet"></a>'
      labels={{
        title: 'Banners',
        size: 'Size',
        language: 'Language',
        code: 'Code for your page',
        copy: 'Copy the code',
      }}
      onSizeChange={onSizeChange}
      onCopy={onCopyCode}
    />
  ),
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await userEvent.selectOptions(card.getByRole('combobox', { name: 'Size' }), '728x90');
    await expect(onSizeChange).toHaveBeenCalledWith('728x90');
    await userEvent.click(card.getByRole('button', { name: 'Copy the code' }));
    await expect(onCopyCode).toHaveBeenCalledOnce();
  },
};

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
