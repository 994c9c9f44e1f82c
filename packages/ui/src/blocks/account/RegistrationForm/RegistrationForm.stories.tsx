import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { personal, phone } from '../ProfileForm/profileFixtures.ts';
import { SocialButtons } from '../SocialButtons/SocialButtons.tsx';
import { CredentialsCard } from './CredentialsCard.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import { docs } from './RegistrationForm.docs.ts';

const empty = { email: '', password: '', currency: 'EUR', promoCode: '', agreed: false };

const meta = {
  title: 'Blocks/Account/RegistrationForm',
  component: RegistrationForm,
  parameters: { componentDocs: docs },
  args: {
    method: 'email',
    methods: [
      { value: 'email', label: 'By e-mail' },
      { value: 'oneClick', label: 'In one click' },
    ],
    values: empty,
    currencies: [
      { value: 'EUR', label: 'Euro, EUR' },
      { value: 'USD', label: 'US dollar, USD' },
    ],
    labels: {
      methods: 'Way to register',
      email: 'E-mail',
      password: 'Password',
      passwordHint: 'At least 8 characters.',
      currency: 'Currency',
      promoCode: 'Promo code',
      optional: 'optional',
      oneClickLead: 'You get a login and a password at once. Add your e-mail later.',
      submit: 'Create account',
    },
    agreement: 'I am 18 or older and agree to the terms.',
    documents: (
      <Button size="sm" emphasis="plain">
        Read the terms
      </Button>
    ),
    footer: (
      <>
        Have an account? <Link href="#sign-in">Sign in</Link>
      </>
    ),
    onMethodChange: fn(),
    onValuesChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof RegistrationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByEmail: Story = {
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole('checkbox'));
    await expect(args.onValuesChange).toHaveBeenCalledWith({ ...empty, agreed: true });
    await userEvent.click(form.getByRole('radio', { name: 'In one click' }));
    await expect(args.onMethodChange).toHaveBeenCalledWith('oneClick');
  },
};

export const InOneClick: Story = { args: { method: 'oneClick' } };

const methods = [
  { value: 'phone', label: 'Phone' },
  { value: 'email', label: 'E-mail' },
  { value: 'oneClick', label: 'One click' },
  { value: 'social', label: 'Account' },
] as const;
const social = (
  <SocialButtons
    label="Or with"
    providers={[
      { id: 'google', name: 'Google', icon: 'google' },
      { id: 'telegram', name: 'Telegram', icon: 'telegram' },
      { id: 'discord', name: 'Discord', icon: 'discord' },
    ]}
  />
);

/** Registration by phone with a bonus to choose or decline. */
export const ByPhone: Story = {
  args: {
    method: 'phone',
    methods,
    fields: [{ ...phone, value: '' }],
    bonuses: {
      label: 'Bonus for your first deposit',
      value: 'sport',
      options: [
        { value: 'sport', label: 'Sports, 100 % up to € 100' },
        { value: 'casino', label: 'Casino, 50 free spins' },
        { value: 'none', label: 'No bonus' },
      ],
    },
    onFieldChange: fn(),
    onBonusChange: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement);
    await userEvent.type(form.getByRole('textbox', { name: 'Phone' }), '7');
    await expect(args.onFieldChange).toHaveBeenCalledWith('phone', '7');
    form.getByRole('radio', { name: /Sports/ }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onBonusChange).toHaveBeenCalledWith('none');
  },
};

/** All fields, for countries that require them. */
export const Full: Story = {
  args: { method: 'email', methods, fields: [...personal.fields, phone], social },
};

export const ByAccount: Story = {
  args: {
    method: 'social',
    methods,
    social,
    labels: { ...meta.args.labels, oneClickLead: 'You sign in there and come back with an account.' },
  },
};

export const Invalid: Story = {
  args: {
    values: { ...empty, email: 'jo@' },
    errors: {
      email: 'This is not a whole address. Add what comes after the @.',
      password: 'Use at least 8 characters.',
      agreed: 'Agree to the rules to go on.',
    },
  },
};

export const Busy: Story = {
  args: {
    values: { ...empty, email: 'jo@example.com', password: 'secret-secret', agreed: true },
    busy: true,
  },
};

/** Login and password of an account created by one-click registration. */
export const Credentials: Story = {
  render: () => (
    <CredentialsCard
      title="Your account is ready"
      warning="Login and password are shown only now. Copy them, or write them down."
      credentials={[
        { id: 'login', label: 'Login', value: '48210773', copyLabel: 'Copy the login' },
        { id: 'password', label: 'Password', value: 'k7Qm-2xRt-9pLd', copyLabel: 'Copy the password' },
      ]}
      copied="Password copied."
      saves={[
        { id: 'file', label: 'As a file', icon: 'file' },
        { id: 'image', label: 'As an image', icon: 'image' },
        { id: 'mail', label: 'By e-mail', icon: 'mail' },
      ]}
      doneLabel="I have saved them"
    />
  ),
};

export const Stress: Story = {
  args: {
    labels: {
      methods: 'Art der Anmeldung',
      email: 'E-Mail-Adresse für die Anmeldung und für alle Benachrichtigungen',
      password: 'Selbst gewähltes Passwort',
      passwordHint:
        'Mindestens acht Zeichen, darunter eine Ziffer und ein Sonderzeichen, aber kein Wort aus Ihrer Adresse.',
      currency: 'Kontowährung',
      promoCode: 'Aktionsgutscheincode',
      optional: 'freiwillig',
      oneClickLead: '',
      submit: 'Wettkonto jetzt kostenlos eröffnen und Bedingungen annehmen',
    },
    errors: {
      form: 'Mit dieser Adresse gibt es bereits ein Konto. Melden Sie sich an, oder setzen Sie ein neues Passwort.',
    },
  },
};
