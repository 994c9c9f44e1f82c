import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Link } from '../../../primitives/Link/Link.tsx';
import { DepositRoom } from './DepositRoom.tsx';
import { docs } from './DepositRoom.docs.ts';

const meta = {
  title: 'Blocks/Payments/DepositRoom',
  parameters: { componentDocs: docs },
  component: DepositRoom,
  args: {
    title: '€ 26.00 left in 7 days after this',
    action: <Link href="#limits">Limits</Link>,
    used: 0.62,
    taken: 0.25,
    detail: '€ 124.00 of € 200.00 used',
    back: '€ 60.00 comes back on Thursday',
  },
} satisfies Meta<typeof DepositRoom>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const room = within(canvasElement);
    await expect(room.getByText('€ 26.00 left in 7 days after this')).toBeVisible();
    await expect(room.getByRole('link', { name: 'Limits' })).toBeVisible();
  },
};

/** Without an amount the bar shows the use so far. */
export const NoAmount: Story = { args: { title: '€ 76.00 left in 7 days', taken: 0 } };

/** Parts above the whole are cut. */
export const Full: Story = {
  args: { title: 'Nothing is left in 7 days', used: 1.2, taken: 0.5, detail: '€ 200.00 of € 200.00 used' },
};

export const Stress: Story = {
  args: {
    title: 'Nach dieser Einzahlung bleiben Ihnen in 30 Tagen noch 12.482.500.108,82 BAM',
    detail: '1.248.250.000.500,50 BAM von 12.482.500.108.820,00 BAM verbraucht',
  },
};
