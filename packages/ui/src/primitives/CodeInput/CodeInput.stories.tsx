import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { CodeInput } from './CodeInput.tsx';
import { docs } from './CodeInput.docs.ts';

const meta = {
  title: 'Primitives/CodeInput',
  component: CodeInput,
  parameters: { componentDocs: docs },
  args: { onValueChange: fn(), onComplete: fn() },
  render: (args) => (
    <Field label="Code from the message" hint="We sent six figures to ··· 41 07.">
      <CodeInput {...args} />
    </Field>
  ),
} satisfies Meta<typeof CodeInput>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typing, correcting, and pasting with a space; characters other than digits are dropped. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Code from the message' });
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(field, '12a3{Backspace}');
    await expect(field).toHaveValue('12');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.paste('483 920');
    await expect(field).toHaveValue('483920');
    await expect(args.onComplete).toHaveBeenLastCalledWith('483920');
    await userEvent.keyboard('7');
    await expect(field).toHaveValue('483920');
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="xl">
      <Field label="Under way">
        <CodeInput {...args} defaultValue="483" />
      </Field>
      <Field label="Wrong" error="This code is not the one we sent. Check it, or ask for a new one.">
        <CodeInput {...args} defaultValue="483920" />
      </Field>
      <Field label="Too many tries">
        <CodeInput {...args} defaultValue="48" disabled />
      </Field>
      <Field label="Recovery code">
        <CodeInput {...args} kind="letters" length={8} defaultValue="k7pm" />
      </Field>
    </Stack>
  ),
};

/** Ten characters in a narrow container. */
export const Stress: Story = { args: { length: 10, kind: 'letters', defaultValue: 'WWMMWWMMWW' } };
