import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link } from '../../../primitives/Link/Link.tsx';
import { SignInForm } from './SignInForm.tsx';

const meta = {
  title: 'Blocks/Account/SignInForm',
  component: SignInForm,
  args: {
    values: { login: '', password: '' },
    words: { login: 'E-mail or account number', password: 'Password', submit: 'Sign in' },
    recovery: <Link href="#recovery">Forgot the password?</Link>,
    footer: (
      <>
        No account yet? <Link href="#registration">Register</Link>
      </>
    ),
    onValuesChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof SignInForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement);
    await userEvent.type(form.getByRole('textbox', { name: 'E-mail or account number' }), 'a');
    await expect(args.onValuesChange).toHaveBeenCalledWith({ login: 'a', password: '' });
    await userEvent.click(form.getByRole('button', { name: 'Sign in' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  args: { values: { login: 'jo@example.com', password: 'secret-secret' }, busy: true },
};

export const Invalid: Story = {
  args: {
    values: { login: 'jo@example.com', password: '' },
    errors: { password: 'Fill in your password.' },
  },
};

export const Refused: Story = {
  args: {
    values: { login: 'jo@example.com', password: 'secret-secret' },
    errors: { form: 'Login and password don’t belong together. Check both, or set a new password.' },
  },
};

export const Stress: Story = {
  args: {
    values: {
      login: 'a.very.long.mailbox.name.that.goes.on@an-even-longer-domain-name.example.com',
      password: 'x'.repeat(64),
    },
    errors: {
      login: 'There is no account with this address or this number. Check it, or register with it now.',
      form: 'Too many tries in a row. Wait for fifteen minutes, or set a new password by e-mail, which works at once.',
    },
  },
};
