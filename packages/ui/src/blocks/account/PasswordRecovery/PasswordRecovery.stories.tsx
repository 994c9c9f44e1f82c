import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link } from '../../../primitives/Link/Link.tsx';
import { PasswordRecovery } from './PasswordRecovery.tsx';
import { longLabels } from '../../../testing/longLabels.ts';
import { docs } from './PasswordRecovery.docs.ts';

const onSubmit = fn();
const onDone = fn();
const login = {
  kind: 'text',
  id: 'login',
  label: 'E-mail, phone or account number',
  value: '',
  autoComplete: 'username',
  required: true,
  wide: true,
} as const;

const meta = {
  title: 'Blocks/Account/PasswordRecovery',
  component: PasswordRecovery,
  parameters: { componentDocs: docs },
  args: {
    state: {
      step: 'request',
      title: 'Forgot the password?',
      lead: 'We send a code to set a new one.',
      submitLabel: 'Send the code',
      fields: [login],
      footer: <Link href="#sign-in">Back to sign-in</Link>,
      onSubmit,
    },
  },
} satisfies Meta<typeof PasswordRecovery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Request: Story = {
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.type(form.getByRole('textbox', { name: login.label }), '{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};

export const Unknown: Story = {
  args: {
    state: {
      step: 'request',
      title: 'Forgot the password?',
      submitLabel: 'Send the code',
      fields: [
        {
          ...login,
          value: '4821077',
          error: 'There is no account with this number. Check it, or use your e-mail.',
        },
      ],
    },
  },
};

export const WrongCode: Story = {
  args: {
    state: {
      step: 'code',
      title: 'Enter the code',
      lead: 'We sent six figures to j···@example.com.',
      value: '482107',
      error: 'This code is too old. Send a new one.',
      labels: {
        code: 'Code from the e-mail',
        submit: 'Go on',
        resend: 'Send a new code',
        change: 'Use the phone',
      },
    },
  },
};

export const NewPassword: Story = {
  args: {
    state: {
      step: 'password',
      title: 'Set a new password',
      submitLabel: 'Save the password',
      values: { next: 'harbour', repeat: '' },
      labels: {
        current: '',
        next: 'New password',
        repeat: 'New password again',
        met: 'done',
        unmet: 'missing',
      },
      rules: [
        { id: 'length', label: 'At least 8 characters', met: false },
        { id: 'figure', label: 'A figure', met: false },
      ],
    },
  },
};

export const Done: Story = {
  args: {
    state: {
      step: 'done',
      title: 'The password is changed',
      detail: 'Other devices are signed out.',
      doneLabel: 'Sign in',
      onDone,
    },
  },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onDone).toHaveBeenCalledOnce();
  },
};

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
