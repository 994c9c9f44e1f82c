import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { OutcomeCard, outcomeTones } from './OutcomeCard.tsx';
import { longWords } from '../../../testing/longWords.ts';

const meta = {
  title: 'Blocks/Account/OutcomeCard',
  component: OutcomeCard,
  args: {
    title: 'The phone is changed',
    detail: 'Codes come to +44 ··· ··· 73 from now on.',
    actions: (
      <Button tone="strong" size="lg" width="full">
        Back to security
      </Button>
    ),
  },
} satisfies Meta<typeof OutcomeCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: ({ title }) => (
    <Stack>
      {outcomeTones.map((tone) => (
        <OutcomeCard key={tone} tone={tone} title={title} />
      ))}
    </Stack>
  ),
};

/** Labels of twice the usual length. */
export const Stress: Story = { args: longWords(meta.args) };
