import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CodeStep } from './CodeStep.tsx';
import { longLabels } from '../../../testing/longLabels.ts';
import { docs } from './CodeStep.docs.ts';

const meta = {
  title: 'Blocks/Account/CodeStep',
  component: CodeStep,
  parameters: { componentDocs: docs },
  args: {
    title: 'Enter the code',
    lead: 'We sent six figures to +44 ··· ··· 73. They are good for ten minutes.',
    value: '',
    labels: {
      code: 'Code from the message',
      submit: 'Confirm',
      resend: 'Send a new code',
      change: 'Change the number',
    },
    onValueChange: fn(),
    onSubmit: fn(),
    onResend: fn(),
    onChangeAddress: fn(),
  },
} satisfies Meta<typeof CodeStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { args: { wait: 'New code in 0:42', value: '48' } };

/** A wrong code stays in the cells; a new one can be requested. */
export const Wrong: Story = {
  args: { value: '482107', error: 'This is not the code. Check the message, or send a new code.' },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return (
      <CodeStep
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange?.(next);
        }}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement);
    const code = form.getByRole('textbox', { name: 'Code from the message' });
    await expect(code).toBeInvalid();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.clear(code);
    await userEvent.type(code, '915533{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('915533');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(form.getByRole('button', { name: 'Confirm' })).toHaveFocus();
    await userEvent.click(form.getByRole('button', { name: 'Send a new code' }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};

export const Expired: Story = {
  args: { value: '482107', error: 'This code is too old. Send a new one.' },
};

export const Resent: Story = { args: { sent: 'A new code is on its way.', wait: 'New code in 0:59' } };

export const TooManyTries: Story = {
  args: {
    value: '482107',
    disabled: true,
    error: 'Five wrong codes in a row. You can go on at 18:45.',
    wait: 'New code in 14:12',
  },
};

export const Busy: Story = { args: { value: '482107', busy: true, wait: 'New code in 0:12' } };

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
