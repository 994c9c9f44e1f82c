import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { HyperBonus } from './HyperBonus.tsx';
import { docs } from './HyperBonus.docs.ts';

const meta = {
  title: 'Blocks/Coupon/HyperBonus',
  parameters: { componentDocs: docs },
  tags: ['planned'],
  component: HyperBonus,
  args: {
    label: 'Hyper bonus, 5 selections',
    value: '+ 8 % · € 7.12',
    steps: 8,
    reached: 3,
    progressLabel: '3 of 8 steps',
    hint: 'One more selection of 1.20 or more makes it 10 %.',
  },
} satisfies Meta<typeof HyperBonus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Before the first step, at the last step, and with a stake below the minimum. */
export const Steps: Story = {
  render: (args) => (
    <Stack>
      <HyperBonus
        label="Hyper bonus"
        steps={8}
        reached={0}
        progressLabel="No step yet"
        hint="Starts with 4 selections of 1.20 or more: 2 to go."
      />
      <HyperBonus
        {...args}
        label="Hyper bonus, 12 selections"
        value="+ 40 % · € 250.00"
        reached={8}
        progressLabel="All 8 steps"
        hint="The most it adds is € 250.00."
      />
      <HyperBonus {...args} value={undefined} hint="Counts from a stake of € 5.00." />
    </Stack>
  ),
};

export const Stress: Story = {
  args: {
    label: 'Hyper bonus for twenty-five selections in competitions of the intercontinental championship',
    value: '+ 1,000 % · € 1,248,250.00',
    steps: 25,
    reached: 24,
    progressLabel: '24 of 25 steps',
    hint: 'One more selection with a price of at least 1.20 in another match makes it 1,050 %, up to the most of € 1,248,250.00.',
  },
};
