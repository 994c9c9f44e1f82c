import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { DateInput } from './DateInput.tsx';
import { docs } from './DateInput.docs.ts';

const meta = {
  title: 'Primitives/DateInput',
  component: DateInput,
  parameters: { componentDocs: docs },
  args: {
    labels: {
      day: 'Day',
      month: 'Month',
      year: 'Year',
      examples: { day: 'DD', month: 'MM', year: 'YYYY' },
      calendar: 'Choose in a calendar',
    },
    min: '1906-03-14',
    max: '2008-03-14',
    onValueChange: fn(),
  },
  render: (args) => (
    <Field label="Date of birth" hint="You have to be 18 or older.">
      <DateInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof DateInput>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Continuous typing: a complete part moves focus to the next, Backspace moves it back. */
export const Default: Story = {
  args: { birthday: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('group', { name: 'Date of birth' });
    const [first] = within(group).getAllByRole('textbox');
    if (!first) throw new Error('A date without parts');
    const english = canvas.getByRole('textbox', { name: 'Month' }) === first;
    await userEvent.click(first);
    await userEvent.keyboard(english ? '03141990' : '14031990');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1990-03-14', undefined);
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('', 'incomplete');
    await userEvent.clear(first);
    await userEvent.click(first);
    await userEvent.paste('2010-03-14');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('', 'late');
    await userEvent.click(first);
    await userEvent.paste('1990-03-14');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1990-03-14', undefined);
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="lg">
      <Field label="Valid until">
        <DateInput {...args} defaultValue="2029-11-30" max={undefined} />
      </Field>
      <Field label="Date of birth" error="From this date you are younger than 18. Check the year.">
        <DateInput {...args} defaultValue="2010-03-14" />
      </Field>
      <Field label="Date of birth" hint="Change it with our support.">
        <DateInput {...args} defaultValue="1990-03-14" disabled />
      </Field>
    </Stack>
  ),
};

export const Stress: Story = {
  args: {
    labels: {
      day: 'День месяца',
      month: 'Номер месяца',
      year: 'Год полностью',
      examples: { day: 'день', month: 'месяц', year: 'год рождения' },
      calendar: 'Выбрать в календаре',
    },
  },
};
