import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { DateInput } from '../../../primitives/DateInput/DateInput.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { TimeFilter, type TimeFilterProps } from './TimeFilter.tsx';
import { longLabels } from '../../../testing/longLabels.ts';
import { docs } from './TimeFilter.docs.ts';

const words = {
  day: 'Day',
  month: 'Month',
  year: 'Year',
  examples: { day: 'DD', month: 'MM', year: 'YYYY' },
  calendar: 'Choose in a calendar',
};

const meta = {
  title: 'Blocks/Events/TimeFilter',
  parameters: { componentDocs: docs },
  tags: ['planned'],
  component: TimeFilter,
  args: {
    label: 'When',
    value: 'all',
    options: [
      { value: 'all', label: 'Any time' },
      { value: '1', label: '1 h', count: '12' },
      { value: '3', label: '3 h', count: '38' },
      { value: '6', label: '6 h', count: '71' },
      { value: '12', label: '12 h' },
      { value: '24', label: '24 h' },
    ],
    daysLabel: 'Day of play',
    days: ['Today', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((name, place) => ({
      value: `2026-11-${21 + place}`,
      name,
      date: String(21 + place),
      label: `${name}, ${21 + place} November`,
    })),
    onValueChange: fn(),
  },
} satisfies Meta<typeof TimeFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const filter = within(canvasElement);
    await userEvent.click(filter.getByRole('button', { name: /^3 h/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith('3');
    filter.getByRole('button', { name: 'Mon, 23 November' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-23');
  },
};

/** Custom time range of the player. */
export const Custom: Story = {
  render: (args) => <Spanning {...args} />,
  play: async ({ canvasElement }) => {
    const filter = within(canvasElement);
    const chip = filter.getByRole('button', { name: 'From … to …', expanded: false });
    chip.focus();
    await userEvent.keyboard('{Enter}');
    await expect(chip).toHaveAttribute('aria-expanded', 'true');
    await expect(filter.getByRole('group', { name: 'From' })).toBeVisible();
  },
};

/** Time ranges without days, as on the live page. */
export const SpansOnly: Story = { args: { days: [] } };

function Spanning(args: TimeFilterProps) {
  const [open, setOpen] = useState(false);
  return (
    <TimeFilter
      {...args}
      days={[]}
      customLabel="From … to …"
      customOpen={open}
      onCustomOpenChange={setOpen}
      custom={
        <Card>
          <Stack>
            <Field label="From">
              <DateInput labels={words} defaultValue="2026-11-21" />
            </Field>
            <Field label="To">
              <DateInput labels={words} defaultValue="2026-11-23" />
            </Field>
            <Button tone="strong" width="full">
              Show matches
            </Button>
          </Stack>
        </Card>
      }
    />
  );
}

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
