import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Stack/Stack.tsx';
import { Badge, badgeTones } from './Badge.tsx';
import { docs } from './Badge.docs.ts';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  parameters: { componentDocs: docs },
  args: { children: 'New' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <Inline wrap="wrap">
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Inline>
  ),
};

export const WithIcon: Story = { args: { tone: 'boost', icon: 'bonus', children: '× 1.03' } };

/** A badge doesn't wrap; badges that don't fit move to the next line. */
export const Stress: Story = {
  render: () => (
    <Inline wrap="wrap">
      {['Wettgebührenausgleichsguthaben', '€ 1,248,250.00', '× 1,000.00', '99+'].map((text) => (
        <Badge key={text} tone="warning" icon="alert">
          {text}
        </Badge>
      ))}
    </Inline>
  ),
};
