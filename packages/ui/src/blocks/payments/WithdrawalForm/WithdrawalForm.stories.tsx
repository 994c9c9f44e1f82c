import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { ProfileFormSkeleton } from '../../account/ProfileForm/ProfileFormSkeleton.tsx';
import { methods } from '../paymentFixtures.tsx';
import { Requirements } from './Requirements.tsx';
import { WithdrawalBalance } from './WithdrawalBalance.tsx';
import { WithdrawalForm } from './WithdrawalForm.tsx';
import { WithdrawalReview } from './WithdrawalReview.tsx';
import { longLabels } from '../../../testing/longLabels.ts';
import { docs } from './WithdrawalForm.docs.ts';

const balance = {
  available: { label: 'Available', amount: '€ 223.50' },
  locked: { label: 'Held by the sports bonus', amount: '€ 25.00' },
  note: 'The rest is free when the bonus is wagered, or given back.',
};
const onConfirm = fn();

const meta = {
  title: 'Blocks/Payments/WithdrawalForm',
  parameters: { componentDocs: docs },
  tags: ['planned'],
  component: WithdrawalForm,
  args: {
    balance,
    method: methods.bank,
    changeLabel: 'Change',
    requisites: {
      label: 'To',
      value: 'bank',
      options: [
        { value: 'bank', label: 'Account ···· 8821', hint: 'Confirmed on 4 March' },
        { value: 'new', label: 'Another account' },
      ],
    },
    amount: {
      label: 'Amount',
      value: '50',
      currency: '€',
      limits: '€ 20 – € 5,000',
      quickLabel: 'Quick amounts',
      quickAmounts: [
        { value: '50', label: '€ 50' },
        { value: '100', label: '€ 100' },
        { value: '223.50', label: 'All' },
      ],
    },
    details: [
      { id: 'fee', label: 'Fee', value: '€ 0.00' },
      { id: 'time', label: 'Arrives', value: 'In 1 to 3 days' },
    ],
    submitLabel: 'Withdraw · € 50.00',
    onAmountChange: fn(),
    onRequisiteChange: fn(),
    onValueChange: fn(),
    onMethodChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof WithdrawalForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole('button', { name: 'All' }));
    await expect(args.onAmountChange).toHaveBeenCalledWith('223.50');
    await userEvent.click(form.getByRole('radio', { name: /Account ···· 8821/ }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onRequisiteChange).toHaveBeenCalledWith('new');
    await userEvent.click(form.getByRole('button', { name: 'Withdraw · € 50.00' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const NewAccount: Story = {
  args: {
    requisites: undefined,
    fields: [
      { kind: 'text', id: 'holder', label: 'Account holder', value: 'Joanna Ferrow', autoComplete: 'name' },
      {
        kind: 'text',
        format: 'code',
        id: 'iban',
        label: 'Account number',
        value: 'XX00 4821',
        required: true,
        error: 'This number is too short. Check it on your statement.',
      },
    ],
    amount: {
      label: 'Amount',
      value: '300',
      currency: '€',
      limits: '€ 20 – € 5,000',
      error: '€ 223.50 are available. Choose that or less.',
    },
    submitLabel: 'Withdraw · € 300.00',
  },
};

export const NotPossibleNow: Story = {
  args: {
    disabled: true,
    notice: (
      <Notice tone="warning" action={<Link href="#history">See the withdrawal</Link>}>
        A withdrawal of € 100.00 is on its way. You can ask for the next one when it is paid, at the latest
        tomorrow.
      </Notice>
    ),
  },
};

/** Requirements replace the form until they are met. */
export const RequirementsNotMet: Story = {
  render: () => (
    <Stack>
      <Card>
        <WithdrawalBalance {...balance} />
      </Card>
      <Requirements
        title="Before you can withdraw"
        lead="You can still bet and deposit."
        requirements={[
          {
            id: 'phone',
            title: 'Confirm your phone',
            detail: '+44 ··· ··· 73',
            met: true,
            stateLabel: 'Done',
          },
          {
            id: 'identity',
            title: 'Verify your identity',
            detail: 'About five minutes',
            met: false,
            stateLabel: 'Open',
            href: '#verification',
          },
          {
            id: 'turnover',
            title: 'Bet your deposit once',
            detail: '€ 36.00 of € 50.00',
            met: false,
            stateLabel: 'Open',
            share: 0.72,
            href: '#live',
          },
        ]}
      />
    </Stack>
  ),
};

/** Summary before the withdrawal is submitted. */
export const Review: Story = {
  render: () => (
    <WithdrawalReview
      title="Check and confirm"
      details={[
        { id: 'to', label: 'To', value: 'Account ···· 8821' },
        { id: 'fee', label: 'Fee', value: '€ 0.00' },
        { id: 'arrives', label: 'You get', value: '€ 50.00', strong: true },
      ]}
      warning="The bonus of € 25.00 is given back with this withdrawal."
      confirmLabel="Withdraw · € 50.00"
      cancelLabel="Back"
      onConfirm={onConfirm}
    />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onConfirm).toHaveBeenCalledOnce();
    await expect(within(canvasElement).getByRole('button', { name: 'Back' })).toBeEnabled();
  },
};

export const Busy: Story = { args: { busy: true, requisites: undefined } };

export const Loading: Story = { render: () => <ProfileFormSkeleton fields={4} /> };

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
