import type { Meta, StoryObj } from '@storybook/react-vite';
import { TrustStrip } from './TrustStrip.tsx';
import { longLabels } from '../../../testing/longLabels.ts';
import { docs } from './TrustStrip.docs.ts';

const meta = {
  title: 'Blocks/Content/TrustStrip',
  parameters: { componentDocs: docs },
  tags: ['planned'],
  component: TrustStrip,
  args: {
    details: [
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
export const Stress: Story = { args: longLabels(meta.args) };
