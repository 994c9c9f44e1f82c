import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { TransactionDetail } from './TransactionDetail.tsx';
import { longLabels } from '../../../testing/longLabels.ts';
import { docs } from './TransactionDetail.docs.ts';

const onCancel = fn();
const stateLabels = { done: 'done', current: 'now', next: 'to do', blocked: 'blocked' };

const meta = {
  title: 'Blocks/Account/TransactionDetail',
  parameters: { componentDocs: docs },
  tags: ['planned'],
  component: TransactionDetail,
  args: {
    title: 'Withdrawal of € 50.00',
    state: 'pending',
    stateLabel: 'In review',
    steps: {
      label: 'Withdrawal',
      stateLabels,
      steps: [
        { id: 'asked', label: 'Asked for', state: 'done', detail: '21 Nov, 18:02' },
        { id: 'review', label: 'In review', state: 'current', detail: 'Until 22 Nov, 18:00' },
        { id: 'bank', label: 'At your bank', state: 'next', detail: '1 to 3 days' },
      ],
    },
    details: [
      { id: 'to', label: 'To', value: 'Account ···· 8821' },
      { id: 'fee', label: 'Fee', value: '€ 0.00' },
      { id: 'number', label: 'Number', value: '7731011', copyLabel: 'Copy the number' },
    ],
    actions: (
      <Button tone="danger" emphasis="outline" width="full" onClick={onCancel}>
        Cancel the withdrawal
      </Button>
    ),
    onCopy: fn(),
  },
} satisfies Meta<typeof TransactionDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement);
    await userEvent.click(card.getByRole('button', { name: 'Copy the number' }));
    await expect(args.onCopy).toHaveBeenCalledWith('number');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onCancel).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: {
    state: 'refused',
    stateLabel: 'Refused',
    steps: undefined,
    actions: undefined,
    notice: (
      <Notice tone="danger" action={<Link href="#withdraw">Use another account</Link>}>
        The account belongs to another name. € 50.00 are back in your wallet.
      </Notice>
    ),
  },
};

export const Done: Story = {
  args: {
    title: 'Deposit of € 50.00',
    state: 'done',
    stateLabel: 'Paid',
    steps: undefined,
    actions: undefined,
  },
};

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
