import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Textarea } from './Textarea.tsx';
import { docs } from './Textarea.docs.ts';

const meta = {
  title: 'Primitives/Textarea',
  component: Textarea,
  parameters: { componentDocs: docs },
  args: { onValueChange: fn() },
  render: (args) => (
    <Field label="Your message" hint="The more we know, the sooner we can answer.">
      <Textarea {...args} />
    </Field>
  ),
} satisfies Meta<typeof Textarea>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Grows with its text. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Your message' });
    const before = field.getBoundingClientRect().height;
    await userEvent.type(field, 'One{Enter}Two{Enter}Three{Enter}Four{Enter}Five');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('One\nTwo\nThree\nFour\nFive');
    if (CSS.supports('field-sizing', 'content')) {
      await expect(field.getBoundingClientRect().height).toBeGreaterThan(before);
    }
  },
};

/** The character count is part of the description; screen readers announce when few characters are left. */
export const Counted: Story = {
  args: {
    maxLength: 40,
    leftLabel: (left) => `${left} characters left`,
    defaultValue: 'My bet was not settled',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, ' by now, please look into it');
    await expect(field).toHaveValue('My bet was not settled by now, please lo');
    await expect(field).toHaveAccessibleDescription(/40 \/ 40/);
    await expect(canvas.getByText('0 characters left')).toBeInTheDocument();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="lg">
      <Field label="Reason" error="Say in a few words what happened.">
        <Textarea {...args} rows={2} />
      </Field>
      <Field label="Closed request">
        <Textarea {...args} rows={2} disabled defaultValue="Withdrawal of 3 March" />
      </Field>
      <Field label="Our answer">
        <Textarea
          {...args}
          rows={2}
          readOnly
          defaultValue="The bank returned the payment. Check the number."
        />
      </Field>
    </Stack>
  ),
};

/** Scrolls after ten lines; a word without a break doesn't widen the page. */
export const Stress: Story = {
  args: {
    maxLength: 2000,
    defaultValue: `Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft\n${'A long line that says the same again and again. '.repeat(20)}`,
  },
};
