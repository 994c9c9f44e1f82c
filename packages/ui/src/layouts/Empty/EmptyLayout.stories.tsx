import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { Field } from '../../primitives/Field/Field.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Input } from '../../primitives/Input/Input.tsx';
import { PasswordInput } from '../../primitives/Input/PasswordInput.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Heading, Paragraph } from '../../primitives/Text/Text.tsx';
import { mark } from '../fixtures.tsx';
import { EmptyLayout } from './EmptyLayout.tsx';
import { docs } from './EmptyLayout.docs.ts';

const meta = {
  title: 'Layouts/Empty',
  component: EmptyLayout,
  args: {
    brand: mark,
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
  parameters: { componentDocs: docs, layout: 'fullscreen' },
} satisfies Meta<typeof EmptyLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard: skip link, logo, exit link, task. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await expect(page.getByRole('link', { name: /content/i })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    const out = page.getByRole('button', { name: 'Back to the site' });
    await expect(out).toHaveFocus();
    out.blur();
  },
};

export const Desktop: Story = { tags: ['desktop'] };

export const Loading: Story = {
  args: {
    children: (
      <div role="status" aria-busy="true" aria-label="Loading">
        <Stack gap="lg">
          <Skeleton shape="chip" width="half" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </Stack>
      </div>
    ),
  },
};
