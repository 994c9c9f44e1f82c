import type { Meta, StoryObj } from '@storybook/react-vite';
import { BlockPage } from '../../blocks/content/BlockPage/BlockPage.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { mark } from '../fixtures.tsx';
import { BlockedLayout } from './BlockedLayout.tsx';
import { longLabels } from '../../testing/longLabels.ts';
import { docs } from './BlockedLayout.docs.ts';

const meta = {
  title: 'Layouts/Blocked',
  component: BlockedLayout,
  args: {
    brand: mark,
    tools: (
      <Button icon="world" size="sm" tone="header">
        English
      </Button>
    ),
    children: (
      <BlockPage
        reason="suspended"
        title="Betting is paused by the regulator"
        detail="New bets are not possible. You can still sign in, withdraw and see your history."
        details={[{ label: 'Since', value: 'Saturday, 21 November' }]}
        actions={
          <ButtonLink href="#withdraw" tone="strong">
            Withdraw
          </ButtonLink>
        }
      />
    ),
    footer: '18+ · Play within your limits',
  },
  parameters: { componentDocs: docs, layout: 'fullscreen' },
} satisfies Meta<typeof BlockedLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Desktop: Story = { tags: ['desktop'] };

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
