import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/Button/Button.tsx';
import { ErrorState } from '../../primitives/EmptyState/ErrorState.tsx';
import { Field } from '../../primitives/Field/Field.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Input } from '../../primitives/Input/Input.tsx';
import { PasswordInput } from '../../primitives/Input/PasswordInput.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Heading, Paragraph, Text } from '../../primitives/Text/Text.tsx';
import { EmptyLayout } from './EmptyLayout.tsx';
import { HeadlessLayout } from './HeadlessLayout.tsx';

const meta = {
  title: 'Layouts/Empty',
  component: EmptyLayout,
  args: {
    brand: <Text size="section">Touchline</Text>,
    tools: <IconButton icon="close" tone="header" label="Back to the site" />,
    children: (
      <Stack gap="lg">
        <Heading level={1}>Sign in</Heading>
        <Field label="E-mail">
          <Input type="email" autoComplete="username" />
        </Field>
        <Field label="Password">
          <PasswordInput />
        </Field>
        <Button tone="primary" size="lg" width="full">
          Sign in
        </Button>
        <Paragraph tone="muted">
          No account yet? <Link href="#register">Create one</Link>
        </Paragraph>
      </Stack>
    ),
    footer: '18+ · Play within your limits',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EmptyLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Headless: Story = {
  render: () => (
    <HeadlessLayout>
      <ErrorState
        title="This page did not open"
        detail="The server did not answer in time. Try again in a moment."
      />
    </HeadlessLayout>
  ),
};
