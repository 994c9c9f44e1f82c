import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { ProfileFormSkeleton } from '../../account/ProfileForm/ProfileFormSkeleton.tsx';
import { methods } from '../paymentFixtures.tsx';
import { DepositForm } from './DepositForm.tsx';
import { docs } from './DepositForm.docs.ts';

const amount = {
  label: 'Amount',
  value: '50',
  currency: '€',
  limits: '€ 10 – € 5,000',
  quickLabel: 'Quick amounts',
  quickAmounts: ['20', '50', '100', '250'].map((value) => ({ value, label: `€ ${value}` })),
};
const cards = {
  label: 'Pay with',
  value: '4482',
  options: [
    { value: '4482', label: 'Card ···· 4482', hint: 'Valid until 11/28' },
    { value: '9018', label: 'Card ···· 9018', hint: 'Expired', disabled: true },
    { value: 'new', label: 'Another card' },
  ],
};
const bonuses = {
  label: 'Bonus',
  value: 'sport',
  options: [
    { value: 'sport', label: 'Sports bonus, 100 % up to € 100', hint: 'Wager 5 times in 30 days' },
    { value: 'casino', label: 'Casino bonus, 50 free spins' },
    { value: 'none', label: 'No bonus', hint: 'You can withdraw at any time' },
  ],
};

const meta = {
  title: 'Blocks/Payments/DepositForm',
  parameters: { componentDocs: docs },
  component: DepositForm,
  args: {
    method: methods.card,
    changeLabel: 'Change',
    amount,
    cards,
    submitLabel: 'Deposit · € 50.00',
    onAmountChange: fn(),
    onCardChange: fn(),
    onValueChange: fn(),
    onBonusChange: fn(),
    onMethodChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof DepositForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SavedCards: Story = {
  args: {
    details: [
      { id: 'fee', label: 'Fee', value: '€ 0.00' },
      { id: 'arrives', label: 'In your wallet', value: '€ 50.00', strong: true },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole('radio', { name: 'Another card' }));
    await expect(args.onCardChange).toHaveBeenCalledWith('new');
    await userEvent.click(form.getByRole('button', { name: '€ 100' }));
    await expect(args.onAmountChange).toHaveBeenCalledWith('100');
    await userEvent.type(form.getByRole('textbox', { name: 'Amount' }), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const WithBonus: Story = { args: { cards: undefined, bonuses } };

/** The wallet requires its number; the error is shown at its field. */
export const Invalid: Story = {
  args: {
    method: methods.wallet,
    cards: undefined,
    amount: { ...amount, value: '5', error: 'This is below € 10. Put in € 10 or more.' },
    submitLabel: 'Deposit · € 5.00',
    fields: [
      {
        kind: 'text',
        format: 'digits',
        id: 'wallet',
        label: 'Wallet number',
        value: '1180',
        required: true,
        error: 'A wallet number has 12 figures. Check it.',
        wide: true,
      },
    ],
  },
};

/** Remaining amount of a limit set by the player. */
export const NearTheLimit: Story = {
  args: {
    cards: undefined,
    amount: { ...amount, hint: '€ 76 of your limit of € 200 for 7 days are left.' },
    submitLabel: 'Deposit · € 50.00',
    notice: (
      <Notice tone="info" action={<Link href="#limits">Your limits</Link>}>
        You have put in € 124 of € 200 in these 7 days.
      </Notice>
    ),
  },
};

export const LimitReached: Story = {
  args: {
    cards: undefined,
    disabled: true,
    notice: (
      <Notice tone="warning" action={<Link href="#limits">Your limits</Link>}>
        Your limit of € 200 for 7 days is reached. You can deposit again on Monday, 14:20.
      </Notice>
    ),
  },
};

export const Failed: Story = {
  args: { error: 'The bank refused this card. Nothing was charged. Use another card.' },
};

export const Busy: Story = { args: { busy: true, cards: undefined } };

export const Loading: Story = { render: () => <ProfileFormSkeleton fields={3} /> };

export const Stress: Story = {
  args: {
    method: {
      ...methods.card,
      name: 'Echtzeitüberweisung der Genossenschaftsbanken Unterschleißbach und Umgebung',
    },
    changeLabel: 'Ändern',
    amount: {
      ...amount,
      currency: 'BAM',
      value: '12482500108.82',
      limits: 'BAM 1,000.00 – BAM 12,482,500,108.82',
      error:
        'BAM 1,248,250.00 sind bis zu Ihrem Einzahlungslimit übrig. Wählen Sie diesen oder einen kleineren Betrag.',
    },
    submitLabel: 'Einzahlen · BAM 12,482,500,108.82',
    bonuses: {
      ...bonuses,
      options: bonuses.options.map((option) => ({
        ...option,
        label: `${option.label}, für Kombinationswetten mit mindestens drei Auswahlen`,
      })),
    },
  },
};
