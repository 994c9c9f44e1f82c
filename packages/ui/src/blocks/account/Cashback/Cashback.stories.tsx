import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { SettingsPanel } from '../SettingsPanel/SettingsPanel.tsx';
import { CashbackCard } from './CashbackCard.tsx';
import { CashbackHistory } from './CashbackHistory.tsx';
import { longLabels } from '../../../testing/longLabels.ts';
import { docs } from './Cashback.docs.ts';

const entries = [
  { id: '1', title: 'Collected', time: '16 Nov, 09:00', amount: '− € 8.20', out: true },
  { id: '2', title: 'Bets of 9 to 15 Nov', time: '16 Nov, 00:10', amount: '+ € 8.20' },
  { id: '3', title: 'Bets of 2 to 8 Nov', time: '9 Nov, 00:10', amount: '+ € 3.45' },
];

const meta = {
  title: 'Blocks/Account/Cashback',
  parameters: { componentDocs: docs },
  component: CashbackCard,
  args: {
    kind: 'percent',
    title: 'Cashback',
    figure: '€ 12.40',
    detail: '5 % of what you lost this week. It is booked every Monday.',
    progress: { label: 'Next level', share: 0.62, done: '€ 1,240 of € 2,000 bet', next: 'Next: 7 %' },
    collectLabel: 'Collect € 12.40',
    onCollect: fn(),
  },
} satisfies Meta<typeof CashbackCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Percent: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCollect).toHaveBeenCalledOnce();
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '€ 1,240 of € 2,000 bet',
    );
  },
};

/** Open period with the sum that the cashback is a share of. */
export const OpenPeriod: Story = {
  args: {
    title: 'Cashback this week',
    figure: '€ 4.64',
    detail: '3 % of your losses, ready on Monday 00:00 UTC',
    progress: undefined,
    collectLabel: undefined,
    terms: [
      { value: '640.00', label: 'staked' },
      { value: '455.20', label: 'paid out' },
      { value: '30.00', label: 'bonuses' },
      { value: '154.80', label: 'lost' },
    ],
  },
};

export const Points: Story = {
  args: {
    kind: 'points',
    title: 'Points',
    figure: '1,240 points',
    detail: 'One point for every € 10 bet. 100 points are € 1.',
    progress: { label: 'Next reward', share: 0.62, done: '1,240 of 2,000 points', next: 'Free bet of € 20' },
    collectLabel: undefined,
    notice: 'Points can be exchanged from 2,000 on.',
  },
};

export const Collected: Story = {
  args: {
    figure: '€ 0.00',
    progress: undefined,
    collectLabel: undefined,
    collected: '€ 12.40 is in your wallet.',
  },
};

/** Settings and history of cashback. */
export const SettingsAndHistory: Story = {
  render: () => (
    <Stack>
      <Card>
        <SettingsPanel
          settings={[
            {
              kind: 'select',
              id: 'kind',
              label: 'Cashback as',
              value: 'percent',
              options: [
                { value: 'percent', label: 'A share of losses' },
                { value: 'points', label: 'Points for every bet' },
              ],
            },
            {
              kind: 'switch',
              id: 'auto',
              label: 'Collect by itself',
              hint: 'Every Monday, to your main wallet.',
              value: true,
            },
          ]}
        />
      </Card>
      <CashbackHistory title="History" entries={entries} labels={{ empty: 'Nothing came back yet.' }} />
    </Stack>
  ),
};

export const EmptyHistory: Story = {
  render: () => (
    <CashbackHistory
      title="History"
      entries={[]}
      labels={{ empty: 'Nothing came back yet.', emptyDetail: 'It is booked every Monday.' }}
    />
  ),
};

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
