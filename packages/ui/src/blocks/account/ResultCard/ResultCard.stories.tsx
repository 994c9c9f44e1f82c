import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { ResultCard, resultTones } from './ResultCard.tsx';
import { longLabels } from '../../../testing/longLabels.ts';
import { docs } from './ResultCard.docs.ts';

const meta = {
  title: 'Blocks/Account/ResultCard',
  component: ResultCard,
  parameters: { componentDocs: docs },
  args: {
    title: 'The phone is changed',
    detail: 'Codes come to +44 ··· ··· 73 from now on.',
    actions: (
      <Button tone="strong" size="lg" width="full">
        Back to security
      </Button>
    ),
  },
} satisfies Meta<typeof ResultCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: ({ title }) => (
    <Stack>
      {resultTones.map((tone) => (
        <ResultCard key={tone} tone={tone} title={title} />
      ))}
    </Stack>
  ),
};

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
