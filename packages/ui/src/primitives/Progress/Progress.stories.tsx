import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Progress, progressTones } from './Progress.tsx';
import { docs } from './Progress.docs.ts';

const meta = {
  title: 'Primitives/Progress',
  component: Progress,
  parameters: { componentDocs: docs },
  args: { label: 'Deposits, 7 days', value: 124, max: 200, valueText: '€ 124 of € 200' },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { labelled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '€ 124 of € 200',
    );
  },
};

/** Every tone in both sizes; the text also gives the meaning of the colour. */
export const Looks: Story = {
  render: (args) => (
    <Stack gap="lg">
      {progressTones.map((tone, index) => (
        <Stack key={tone} gap="sm">
          <Progress
            {...args}
            labelled
            label={tone}
            tone={tone}
            value={40 * (index + 1)}
            valueText={`€ ${40 * (index + 1)} of € 200`}
          />
          <Progress {...args} label={`${tone}, thin`} size="sm" tone={tone} value={40 * (index + 1)} />
        </Stack>
      ))}
    </Stack>
  ),
};

/** Empty, full, above the maximum, and indeterminate. */
export const Ends: Story = {
  render: (args) => (
    <Stack gap="lg">
      <Progress {...args} labelled label="Nothing" value={0} valueText="€ 0 of € 200" />
      <Progress {...args} labelled label="All of it" value={200} valueText="€ 200 of € 200" />
      <Progress
        {...args}
        labelled
        label="More than all"
        value={400}
        tone="danger"
        valueText="€ 400 of € 200"
      />
      <Progress {...args} labelled label="Sending the documents" value={undefined} valueText={undefined} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const bars = within(canvasElement).getAllByRole('progressbar');
    await expect(bars[2]).toHaveAttribute('aria-valuenow', '200');
    await expect(bars[3]).not.toHaveAttribute('aria-valuenow');
  },
};

export const Stress: Story = {
  args: {
    labelled: true,
    label: 'Einzahlungen der letzten dreißig Tage einschließlich aller noch nicht gebuchten Überweisungen',
    valueText: '€ 1,248,250.00 of € 1,250,000.00',
    value: 1_248_250,
    max: 1_250_000,
  },
};
