import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DateStrip, type DateStripDay } from './DateStrip.tsx';
import { docs } from './DateStrip.docs.ts';

const names = ['Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const days: DateStripDay[] = Array.from({ length: 9 }, (_, place) => {
  const number = 21 + place;
  return {
    value: `2026-11-${number}`,
    name: place === 0 ? 'Today' : (names[place % 7] ?? ''),
    date: String(number),
    label: `${names[place % 7] ?? ''}, ${number} November`,
    count: place === 3 ? '0' : String(64 - place * 5),
    disabled: place === 3,
  };
});

const meta = {
  title: 'Blocks/Events/DateStrip',
  component: DateStrip,
  parameters: { componentDocs: docs },
  args: { label: 'Day of play', days, value: '2026-11-21', onValueChange: fn() },
} satisfies Meta<typeof DateStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const strip = within(canvasElement);
    await userEvent.click(strip.getByRole('button', { name: /Sun, 22 November ?59/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith('2026-11-22');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-23');
    await expect(strip.getByRole('button', { name: /Tue, 24 November/ })).toBeDisabled();
  },
};

export const Stress: Story = {
  args: {
    days: days.map((day) => ({ ...day, name: 'Donnerstag', date: '21. November', count: '12.480' })),
  },
};
