import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { phone } from '../ProfileForm/profileFixtures.ts';
import { ContactChange } from './ContactChange.tsx';
import { longLabels } from '../../../testing/longLabels.ts';
import { docs } from './ContactChange.docs.ts';

const meta = {
  title: 'Blocks/Account/ContactChange',
  component: ContactChange,
  parameters: { componentDocs: docs },
  args: {
    step: 'enter',
    fields: [{ ...phone, label: 'New phone', value: '' }],
    code: {
      title: 'Enter the code',
      lead: 'We sent six figures to +44 ··· ··· 73.',
      value: '48',
      wait: 'New code in 0:42',
      labels: {
        code: 'Code from the message',
        submit: 'Confirm',
        resend: 'Send a new code',
        change: 'Change the number',
      },
    },
    labels: {
      title: 'Change the phone',
      lead: 'We send a code to the new number. The old one works until then.',
      submit: 'Send the code',
      way: 'Changing the phone',
      steps: { enter: 'Number', code: 'Code', done: 'Done' },
      states: { done: 'done', current: 'now', next: 'to do', blocked: 'blocked' },
      doneTitle: 'The phone is changed',
      doneDetail: 'Codes come to +44 ··· ··· 73 from now on.',
      doneAction: 'Back to security',
    },
    onValueChange: fn(),
    onSubmit: fn(),
    onDone: fn(),
  },
} satisfies Meta<typeof ContactChange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Enter: Story = {
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement);
    await userEvent.type(form.getByRole('textbox', { name: 'New phone' }), '7');
    await expect(args.onValueChange).toHaveBeenCalledWith('phone', '7');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Code: Story = { args: { step: 'code' } };

export const Done: Story = { args: { step: 'done' } };

/** Changing a login requires the password; no code is sent. */
export const Login: Story = {
  args: {
    fields: [
      {
        kind: 'text',
        id: 'login',
        label: 'New login',
        value: 'jo.ferrow',
        autoComplete: 'username',
        hint: '5 to 30 letters, figures, dots.',
        error: 'This login is taken. Choose another one.',
        wide: true,
      },
      { kind: 'password', id: 'password', label: 'Password', value: 'secret-secret', wide: true },
    ],
    labels: {
      ...meta.args.labels,
      title: 'Change the login',
      lead: 'You sign in with it from now on. Your account number stays.',
      submit: 'Change the login',
      steps: { enter: 'Login', code: 'Code', done: 'Done' },
    },
  },
};

/** Adding an address that belongs to another account. */
export const Taken: Story = {
  args: {
    fields: [
      {
        kind: 'text',
        format: 'email',
        id: 'email',
        label: 'E-mail',
        value: 'jo@example.com',
        autoComplete: 'email',
        required: true,
        wide: true,
      },
    ],
    notice: <Notice tone="warning">The address can be changed once in 30 days.</Notice>,
    error: 'This address belongs to another account. Use another one, or sign in there.',
    labels: { ...meta.args.labels, title: 'Bind an e-mail', lead: 'We send a code to the address.' },
  },
};

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
