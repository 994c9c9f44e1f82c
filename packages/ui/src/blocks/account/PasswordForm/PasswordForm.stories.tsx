import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PasswordForm } from './PasswordForm.tsx';
import { longLabels } from '../../../testing/longLabels.ts';
import { docs } from './PasswordForm.docs.ts';

const rules = [
  { id: 'length', label: 'At least 8 characters', met: true },
  { id: 'figure', label: 'A figure', met: true },
  { id: 'capital', label: 'A capital letter', met: false },
  { id: 'own', label: 'Not your login or e-mail', met: true },
];

const meta = {
  title: 'Blocks/Account/PasswordForm',
  component: PasswordForm,
  parameters: { componentDocs: docs },
  args: {
    title: 'Change the password',
    lead: 'Other devices are signed out.',
    submitLabel: 'Change the password',
    values: { current: '', next: '', repeat: '' },
    labels: {
      current: 'Current password',
      next: 'New password',
      repeat: 'New password again',
      met: 'done',
      unmet: 'missing',
    },
    rules: rules.map((rule) => ({ ...rule, met: false })),
    onValuesChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof PasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement);
    await userEvent.type(form.getByLabelText('New password'), 's');
    await expect(args.onValuesChange).toHaveBeenCalledWith({ current: '', next: 's', repeat: '' });
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Invalid: Story = {
  args: {
    values: { current: 'secret', next: 'harbour4city', repeat: 'harbour' },
    rules,
    errors: {
      current: 'This is not your password. Try again, or set a new one by e-mail.',
      next: 'Add a capital letter.',
      repeat: 'The two are not the same. Type it again.',
    },
  },
};

/** After a recovery the current password isn't required. */
export const AfterRecovery: Story = {
  args: {
    title: 'Set a new password',
    submitLabel: 'Save and sign in',
    values: { next: 'Harbour4City', repeat: 'Harbour4City' },
    rules: rules.map((rule) => ({ ...rule, met: true })),
    busy: true,
  },
};

export const Saved: Story = { args: { saved: 'The password is changed. Other devices are signed out.' } };

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
