import type { Meta, StoryObj } from '@storybook/react-vite';
import { TrustStrip } from './TrustStrip.tsx';
import { longWords } from '../../../testing/longWords.ts';

const meta = {
  title: 'Blocks/Content/TrustStrip',
  component: TrustStrip,
  args: {
    facts: [
      { icon: 'star', value: '4.6 of 5', label: '2,140 ratings' },
      { icon: 'verified', value: 'CGB/2041/87', label: 'Coastland Gaming Board' },
      { icon: 'stopwatch', value: '18 minutes', label: 'Usual withdrawal' },
      { icon: 'calendar', value: 'Since 2011', label: 'Harbour Gaming Ltd' },
    ],
  },
} satisfies Meta<typeof TrustStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Labels of twice the usual length. */
export const Stress: Story = { args: longWords(meta.args) };
