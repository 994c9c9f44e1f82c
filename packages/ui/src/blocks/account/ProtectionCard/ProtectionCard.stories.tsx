import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ButtonLink } from '../../../primitives/Button/ButtonLink.tsx';
import { ProtectionCard, ProtectionCardSkeleton } from './ProtectionCard.tsx';
import { longLabels } from '../../../testing/longLabels.ts';
import { docs } from './ProtectionCard.docs.ts';

const meta = {
  title: 'Blocks/Account/ProtectionCard',
  component: ProtectionCard,
  parameters: { componentDocs: docs },
  args: {
    title: 'Protection of your account',
    level: 'good',
    state: 'Good, one step from full',
    detail: 'A code from an app keeps others out, even if they know your password.',
    action: (
      <ButtonLink href="#two-factor" tone="brand">
        Turn on two-factor sign-in
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof ProtectionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Good: Story = {
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(card.getByRole('link', { name: 'Turn on two-factor sign-in' })).toBeVisible();
    await expect(card.getByText('Good, one step from full')).toBeVisible();
  },
};

export const Weak: Story = { args: { level: 'bad', state: 'Weak, four steps from full' } };

/** Without a next step. */
export const Full: Story = {
  args: { level: 'full', state: 'Full', detail: undefined, action: undefined },
};

export const Loading: Story = { render: () => <ProtectionCardSkeleton /> };

export const Stress: Story = { args: longLabels(meta.args) };
