import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longLabels } from '../../../testing/longLabels.ts';
import { SafetyBar } from './SafetyBar.tsx';
import { docs } from './SafetyBar.docs.ts';

const meta = {
  title: 'Blocks/Limits/SafetyBar',
  component: SafetyBar,
  parameters: { componentDocs: docs, layout: 'fullscreen' },
  args: {
    kind: 'clock-and-panic',
    label: 'Safer play',
    time: {
      'aria-label': 'Time 14:32, signed in for 0:47',
      clock: '14:32',
      clockLabel: 'Time',
      length: '0:47',
      lengthLabel: 'Signed in for',
    },
    panicLabel: 'Stop for 24 hours',
    onPanic: fn(),
  },
} satisfies Meta<typeof SafetyBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A single tab stop with the height of the touch size. */
export const ClockAndPanic: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Stop for 24 hours' });
    const { blockSize } = getComputedStyle(button, '::after');
    await expect(Number.parseFloat(blockSize)).toBeGreaterThanOrEqual(43.5);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPanic).toHaveBeenCalledOnce();
    button.blur();
  },
};

export const Desktop: Story = { tags: ['desktop'] };

export const ClockAlone: Story = { args: { kind: 'clock', panicLabel: undefined } };

export const BreakIsOn: Story = { args: { state: 'Break ends · Tomorrow, 14:32' } };

export const Russian: Story = {
  args: {
    time: { clock: '14:32', clockLabel: 'Время', length: '10:47', lengthLabel: 'В сессии' },
    panicLabel: 'Остановиться на 24 часа',
  },
};

/** Twelve hours of play and labels of twice the length: the clock isn't truncated. */
export const Stress: Story = {
  args: {
    ...longLabels(meta.args),
    time: { ...meta.args.time, clock: '12:32 p.m.', length: '23:47' },
  },
};
