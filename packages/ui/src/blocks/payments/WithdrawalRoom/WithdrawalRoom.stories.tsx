import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../../../primitives/Link/Link.tsx';
import { longLabels } from '../../../testing/longLabels.ts';
import { docs } from './WithdrawalRoom.docs.ts';
import { WithdrawalRoom } from './WithdrawalRoom.tsx';

const meta = {
  title: 'Blocks/Payments/WithdrawalRoom',
  parameters: { componentDocs: docs },
  component: WithdrawalRoom,
  args: {
    label: 'You can withdraw',
    amount: '€ 186.00',
    whole: 'of € 248.50',
    share: 0.75,
    kept: [
      {
        id: 'bonus',
        title: 'Bonus money',
        detail: '€ 312.00 of wagering to go.',
        action: <Link href="#bonus">See the bonus</Link>,
        amount: '€ 40.00',
        share: 0.16,
        tone: 'bonus',
      },
      {
        id: 'turnover',
        title: 'Deposited money',
        detail: 'Has to be staked once. € 22.50 to go.',
        amount: '€ 22.50',
        share: 0.09,
        tone: 'waiting',
      },
    ],
  },
} satisfies Meta<typeof WithdrawalRoom>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllFree: Story = { args: { whole: undefined, share: 1, kept: undefined } };

export const NothingFree: Story = {
  args: {
    amount: '€ 0.00',
    whole: 'of € 80.00',
    share: 0,
    kept: [
      {
        id: 'identity',
        title: 'Verification',
        detail: 'Until you’re verified, money only goes back to where it came from.',
        action: <Link href="#identity">Verify</Link>,
        amount: '€ 80.00',
        share: 1,
        tone: 'waiting',
      },
    ],
  },
};

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
