import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { systemOptions } from '../fixtures.tsx';
import { SystemPicker } from './SystemPicker.tsx';
import { docs } from './SystemPicker.docs.ts';

const meta = {
  title: 'Blocks/Coupon/SystemPicker',
  component: SystemPicker,
  parameters: { componentDocs: docs },
  args: {
    label: 'System',
    options: systemOptions,
    value: '2',
    summary: '10 bets, € 1.00 each.',
    onValueChange: fn(),
  },
} satisfies Meta<typeof SystemPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const picker = within(canvasElement);
    await userEvent.click(picker.getByRole('radio', { name: /3 of 5/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith('3');
    picker.getByRole('radio', { name: /2 of 5/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  },
};

export const WithBankers: Story = {
  args: {
    options: [
      { value: '2', label: '2 of 3 + 2 bankers', combinations: '3 bets', minStake: 'from € 0.60' },
      { value: '3', label: '3 of 3', combinations: 'Is an express', disabled: true },
    ],
    summary: '3 bets, € 3.33 each. Both bankers stand in every bet.',
  },
};

/** Many systems are shown as a list. */
export const Stress: Story = {
  args: {
    value: '10',
    options: Array.from({ length: 18 }, (_, place) => ({
      value: String(place + 2),
      label: `${place + 2} of 20`,
      combinations: '184,756 bets',
      minStake: 'from € 36,951.20',
    })),
    summary: '184,756 bets, less than € 0.01 each. The least for this system is € 36,951.20.',
  },
};
