import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card } from '../../../primitives/Card/Card.tsx';
import { PromoCode } from './PromoCode.tsx';
import { docs } from './PromoCode.docs.ts';

const codes = [
  { code: 'MATCHDAY5', effect: '€ 5.00 stake · until 30 November' },
  { code: 'EXPRESS10', effect: '€ 10.00 stake', unavailable: 'For an express of 4 selections or more.' },
];

const meta = {
  title: 'Blocks/Coupon/PromoCode',
  component: PromoCode,
  parameters: { componentDocs: docs },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  args: {
    labels: { label: 'Promo code', apply: 'Use', remove: 'Remove the code', listLabel: 'Your codes' },
    value: '',
    codes,
    onValueChange: fn(),
    onApply: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof PromoCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const promo = within(canvasElement);
    await expect(promo.getByRole('button', { name: 'Use' })).toBeDisabled();
    await userEvent.click(promo.getByRole('button', { name: 'Use MATCHDAY5' }));
    await expect(args.onApply).toHaveBeenCalledWith('MATCHDAY5');
    await userEvent.type(promo.getByRole('textbox', { name: 'Promo code' }), 'A');
    await expect(args.onValueChange).toHaveBeenCalledWith('A');
  },
};

export const Typed: Story = {
  args: { value: 'KICKOFF', codes: [] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('textbox', { name: 'Promo code' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onApply).toHaveBeenCalledWith('KICKOFF');
  },
};

export const Checking: Story = { args: { value: 'KICKOFF', codes: [], busy: true } };

export const Refused: Story = {
  args: { value: 'KICKOFF', codes: [], error: 'This code was used on 14 November. Try another one.' },
};

export const Applied: Story = {
  args: { applied: { code: 'MATCHDAY5', effect: '€ 5.00 stake. Only the winnings are paid out.' } },
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('button', { name: 'Remove the code' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Stress: Story = {
  args: {
    value: 'EINLADUNGSBONUSFUERLANGJAEHRIGEKUNDEN2026',
    error:
      'This code is for players of another country. Ask support, or use one of the codes below that is meant for you.',
    codes: [
      {
        code: 'EINLADUNGSBONUSFUERLANGJAEHRIGEKUNDEN2026',
        effect: '€ 1,248,250.00 stake on expresses of forty selections · until 31 December 2026, 23:59',
      },
    ],
  },
};
