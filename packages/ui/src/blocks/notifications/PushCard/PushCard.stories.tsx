import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PushCard } from './PushCard.tsx';
import { longLabels } from '../../../testing/longLabels.ts';
import { docs } from './PushCard.docs.ts';

const meta = {
  title: 'Blocks/Notifications/PushCard',
  parameters: { componentDocs: docs },
  tags: ['planned'],
  component: PushCard,
  args: {
    labels: {
      title: 'Hear when your bet is settled',
      detail:
        'Results, goals of your matches, answers of the support. Turn it off in the settings at any time.',
      allow: 'Turn on',
      later: 'Not now',
      blocked:
        'Your browser refuses notifications of this site. Allow them beside the address, then come back.',
    },
    onAllow: fn(),
    onLater: fn(),
  },
} satisfies Meta<typeof PushCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement);
    await userEvent.click(card.getByRole('button', { name: 'Turn on' }));
    await expect(args.onAllow).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLater).toHaveBeenCalledOnce();
  },
};

export const Blocked: Story = { args: { blocked: true } };

export const Asking: Story = { args: { busy: true } };

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
