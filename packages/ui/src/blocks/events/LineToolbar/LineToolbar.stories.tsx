import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LineToolbar } from './LineToolbar.tsx';
import { longLabels } from '../../../testing/longLabels.ts';
import { docs } from './LineToolbar.docs.ts';

const onOrder = fn();
const onOdds = fn();
const onCompact = fn();

const meta = {
  title: 'Blocks/Events/LineToolbar',
  parameters: { componentDocs: docs },
  tags: ['planned'],
  component: LineToolbar,
  args: {
    label: 'View of the list',
    choices: [
      {
        label: 'Order',
        value: 'time',
        options: [
          { value: 'time', label: 'By time' },
          { value: 'competition', label: 'By competition' },
        ],
        onValueChange: onOrder,
      },
      {
        label: 'Odds format',
        value: '0',
        options: [
          { value: '0', label: 'Decimal' },
          { value: '1', label: 'Fractional' },
          { value: '2', label: 'American' },
          { value: '4', label: 'Hong Kong' },
        ],
        onValueChange: onOdds,
      },
    ],
    toggles: [
      { id: 'compact', label: 'Compact rows', icon: 'list', pressed: true, onPressedChange: onCompact },
      { id: 'stream', label: 'With broadcast only', icon: 'stream', pressed: false, onPressedChange: fn() },
    ],
  },
} satisfies Meta<typeof LineToolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    onCompact.mockClear();
    const bar = within(canvasElement);
    await userEvent.selectOptions(bar.getByRole('combobox', { name: 'Order' }), 'competition');
    await expect(onOrder).toHaveBeenCalledWith('competition');
    await userEvent.click(bar.getByRole('button', { name: 'Compact rows', pressed: true }));
    await expect(onCompact).toHaveBeenCalledWith(false);
    await userEvent.keyboard(' ');
    await expect(onCompact).toHaveBeenCalledTimes(2);
  },
};

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
