import type { Meta, StoryObj } from '@storybook/react-vite';
import { Divider } from '../Divider/Divider.tsx';
import { Inline, Stack } from '../Stack/Stack.tsx';
import { Heading, Paragraph, Text } from './Text.tsx';
import { docs } from './Text.docs.ts';

const meta = {
  title: 'Primitives/Text',
  component: Text,
  parameters: { componentDocs: docs },
  args: { children: 'Harbour City & District' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const sizes = ['note', 'label', 'body', 'name', 'score', 'section', 'title', 'display'] as const;

export const Scale: Story = {
  render: () => (
    <Stack>
      {sizes.map((size) => (
        <Inline key={size} justify="between" align="baseline">
          <Text size={size}>Live now 2–1</Text>
          <Text size="note" tone="muted">
            {size}
          </Text>
        </Inline>
      ))}
    </Stack>
  ),
};

export const Titles: Story = {
  render: () => (
    <Stack>
      <Heading level={1}>Your limits</Heading>
      <Paragraph tone="muted">
        Lower limits work at once. Higher ones after 24 hours and your confirmation.
      </Paragraph>
      <Divider />
      <Heading level={2}>Live now</Heading>
      <Heading level={3}>Match result</Heading>
    </Stack>
  ),
};

export const Numeric: Story = {
  render: () => (
    <Stack gap="xs" align="end">
      {['1.11', '4,250.00', '€ 1,248.50', '− € 10.00'].map((figure) => (
        <Text key={figure} numeric weight="price" size="name">
          {figure}
        </Text>
      ))}
    </Stack>
  ),
};

/** Two lines, then an ellipsis. */
export const Stress: Story = {
  args: {
    lines: 'two',
    size: 'name',
    children:
      'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Football Club of the Isle of Anglesey and the Menai Strait, second team of the women under twenty-one, reserves and guests',
  },
};

const tones = [
  'default',
  'muted',
  'disabled',
  'live',
  'up',
  'down',
  'success',
  'warning',
  'danger',
  'won',
] as const;

/** Colours by meaning; the text also gives the meaning. */
export const Tones: Story = {
  render: () => (
    <Inline wrap="wrap" gap="lg">
      {tones.map((tone) => (
        <Text key={tone} tone={tone} aria-disabled={tone === 'disabled' || undefined}>
          {tone}
        </Text>
      ))}
    </Inline>
  ),
};
