import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Paragraph } from '../Text/Text.tsx';
import { Link } from './Link.tsx';
import { docs } from './Link.docs.ts';

const meta = {
  title: 'Primitives/Link',
  component: Link,
  parameters: { componentDocs: docs },
  args: { href: '#terms', children: 'terms' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Paragraph>
      Better prices are taken as they come. <Link {...args}>Change</Link>
    </Paragraph>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack>
      <Link href="#a">In running text</Link>
      <Link href="#b" tone="muted">
        All 318
      </Link>
      <Link href="#c" tone="inherit">
        Around a block
      </Link>
    </Stack>
  ),
};

export const Stress: Story = {
  render: () => (
    <Paragraph>
      The rules say it in{' '}
      <Link href="#rules">
        Abschnitt 4.2 der Wettscheinberichtigungsantragsverfahrensordnung in ihrer jeweils gültigen Fassung
      </Link>{' '}
      and nowhere else.
    </Paragraph>
  ),
};
