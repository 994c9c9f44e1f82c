import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link } from '../../../primitives/Link/Link.tsx';
import { phone } from '../ProfileForm/profileFixtures.ts';
import { SocialButtons } from '../SocialButtons/SocialButtons.tsx';
import { SignInForm } from './SignInForm.tsx';
import { docs } from './SignInForm.docs.ts';

const meta = {
  title: 'Blocks/Account/SignInForm',
  component: SignInForm,
  parameters: { componentDocs: docs },
  args: {
    values: { login: '', password: '' },
    labels: { login: 'E-mail or account number', password: 'Password', submit: 'Sign in' },
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

const modes = [
  { value: 'password', label: 'Password' },
  { value: 'phonePassword', label: 'Phone' },
  { value: 'sms', label: 'SMS code' },
] as const;

/** Site with all sign-in methods; phone and password are selected. */
export const ByPhone: Story = {
  args: {
    mode: 'phonePassword',
    modes,
    fields: [
      { ...phone, wide: true },
      { kind: 'password', id: 'password', label: 'Password', value: '', required: true, wide: true },
    ],
    labels: {
      login: 'E-mail or account number',
      password: 'Password',
      submit: 'Sign in',
      modes: 'Way to sign in',
      remember: 'Stay signed in',
    },
    remembered: true,
    social: (
      <SocialButtons
        label="Or with"
        providers={[
          { id: 'google', name: 'Google', icon: 'google' },
          { id: 'telegram', name: 'Telegram', icon: 'telegram' },
          { id: 'discord', name: 'Discord', icon: 'discord' },
        ]}
      />
    ),
    onModeChange: fn(),
    onFieldChange: fn(),
    onRememberedChange: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement);
    form.getByRole('radio', { name: 'Phone' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onModeChange).toHaveBeenCalledWith('sms');
    await userEvent.type(form.getByLabelText('Password', { selector: '[type=password]' }), 's{Enter}');
    await expect(args.onFieldChange).toHaveBeenCalledWith('password', 's');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(form.getByRole('checkbox', { name: 'Stay signed in' }));
    await expect(args.onRememberedChange).toHaveBeenCalledWith(false);
  },
};

export const BySmsCode: Story = {
  args: {
    mode: 'sms',
    modes,
    fields: [{ ...phone, wide: true, hint: 'We send a code to it.' }],
    labels: { login: '', password: '', submit: 'Send the code', modes: 'Way to sign in' },
    recovery: undefined,
  },
};

/** Site with sign-in methods that need no fields. */
export const OtherWays: Story = {
  args: {
    passkeys: true,
    others: [
      { id: 'passkey', label: 'Sign in with a passkey', icon: 'fingerprint', onSelect: fn() },
      { id: 'qr', label: 'Sign in with a QR code', icon: 'qr-code', busy: true, onSelect: fn() },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole('button', { name: 'Sign in with a passkey' }));
    await expect(args.others?.[0]?.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(form.getByRole('textbox', { name: 'E-mail or account number' })).toHaveAttribute(
      'autocomplete',
      'username webauthn',
    );
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
