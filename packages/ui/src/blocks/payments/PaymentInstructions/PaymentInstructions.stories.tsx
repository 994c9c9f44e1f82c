import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/Button/ButtonLink.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { QrFixture } from '../../account/TwoFactor/qrFixture.tsx';
import { methods } from '../paymentFixtures.tsx';
import { PaymentInstructions } from './PaymentInstructions.tsx';
import { longLabels } from '../../../testing/longLabels.ts';
import { docs } from './PaymentInstructions.docs.ts';

const cancel = (
  <Button emphasis="plain" width="full">
    Cancel the payment
  </Button>
);
const paid = (
  <>
    <Button tone="strong" size="lg" width="full">
      I have paid
    </Button>
    {cancel}
  </>
);

const meta = {
  title: 'Blocks/Payments/PaymentInstructions',
  parameters: { componentDocs: docs },
  component: PaymentInstructions,
  args: {
    method: methods.card,
    title: 'Go on at your bank',
    detail: 'You confirm € 50.00 there and come back by yourself.',
    actions: (
      <>
        <ButtonLink href="#bank" tone="primary" size="lg" width="full" iconEnd="external">
          Pay at the bank · € 50.00
        </ButtonLink>
        {cancel}
      </>
    ),
    onCopy: fn(),
  },
} satisfies Meta<typeof PaymentInstructions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Redirect: Story = {};

export const Frame: Story = {
  // No snapshot, because the embedded page's paint can't be awaited.
  tags: ['no-visual'],
  args: {
    title: 'Card details',
    detail: 'The page of the payment provider. We never see your card.',
    frame: (
      <iframe
        sandbox=""
        title="Payment provider"
        srcDoc="<body style='font:14px sans-serif;padding:16px'>The provider’s own form stands here.</body>"
        style={{ inlineSize: '100%', blockSize: '100%', border: 0 }}
      />
    ),
    actions: cancel,
  },
};

export const Crypto: Story = {
  args: {
    method: methods.bitcoin,
    title: 'Send exactly 0.00214 BTC',
    detail: 'To this address, in the Bitcoin network. It arrives after two confirmations.',
    qr: <QrFixture label="Address to scan" />,
    details: [
      {
        id: 'address',
        label: 'Address',
        value: 'tb1q7k2mxrt9pldhx4c8wvbk7jn6r3ty9qpzm6hd',
        copyLabel: 'Copy the address',
      },
      { id: 'amount', label: 'Amount', value: '0.00214 BTC', copyLabel: 'Copy the amount' },
      { id: 'rate', label: 'Rate', value: '1 BTC = € 23,364.00' },
    ],
    copied: 'Address copied.',
    timer: 'The rate is good for 14:32',
    waiting: 'Waiting for the payment',
    notice: <Notice tone="warning">Another coin or network is lost. Check both before you send.</Notice>,
    actions: cancel,
  },
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement);
    card.getByRole('button', { name: 'Copy the address' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCopy).toHaveBeenCalledWith('address');
    await userEvent.click(card.getByRole('button', { name: 'Copy the amount' }));
    await expect(args.onCopy).toHaveBeenLastCalledWith('amount');
  },
};

export const ScanAndPay: Story = {
  args: {
    method: methods.instant,
    title: 'Scan with your bank’s app',
    detail: 'Confirm € 50.00 there. We see it within a minute.',
    qr: <QrFixture label="Payment to scan" />,
    timer: 'Good for 9:58',
    actions: paid,
  },
};

export const BankTransfer: Story = {
  args: {
    method: methods.bank,
    title: 'Transfer € 50.00',
    detail: 'With exactly this reference, or we can’t tell that it is yours.',
    details: [
      { id: 'to', label: 'To', value: 'Touchline Payments', copyLabel: 'Copy the recipient' },
      { id: 'iban', label: 'Account', value: 'XX00 4821 0773 1180 0488 21', copyLabel: 'Copy the account' },
      { id: 'bic', label: 'Bank code', value: 'TCHLXX2L', copyLabel: 'Copy the bank code' },
      {
        id: 'reference',
        label: 'Reference',
        value: 'TL 48210773',
        copyLabel: 'Copy the reference',
        strong: true,
      },
    ],
    actions: paid,
  },
};

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
