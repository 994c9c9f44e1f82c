import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button.tsx';
import { StreamFrame } from './StreamFrame.tsx';
import { longLabels } from '../../../testing/longLabels.ts';
import { docs } from './StreamFrame.docs.ts';

/** Still image in place of a provider's stream. */
function Still() {
  return (
    <svg role="img" aria-label="Still of the broadcast" viewBox="0 0 160 90">
      <rect width="160" height="90" fill="#1f5b3a" />
      <g fill="none" stroke="#ffffff" strokeOpacity="0.6">
        <rect x="10" y="8" width="140" height="74" />
        <path d="M80 8v74" />
        <circle cx="80" cy="45" r="14" />
      </g>
    </svg>
  );
}

const meta = {
  title: 'Blocks/Events/StreamFrame',
  component: StreamFrame,
  parameters: { componentDocs: docs },
  args: {
    label: 'Broadcast of Harbour City – Crestwood Palace',
    title: 'Harbour City – Crestwood Palace',
    labels: {
      sound: 'Sound off',
      mini: 'Small player',
      fullScreen: 'Full screen',
      close: 'Close the broadcast',
    },
    children: <Still />,
    onMutedChange: fn(),
    onFormChange: fn(),
    onFullScreen: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof StreamFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const frame = within(canvasElement);
    await userEvent.click(frame.getByRole('button', { name: 'Sound off' }));
    await expect(args.onMutedChange).toHaveBeenCalledWith(true);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFormChange).toHaveBeenCalledWith('mini');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { busy: true, children: undefined } };

export const Failed: Story = {
  args: {
    children: undefined,
    overlay: (
      <>
        <p>The broadcast was interrupted. Bets are taken as before.</p>
        <Button tone="header" emphasis="outline" icon="refresh">
          Try again
        </Button>
      </>
    ),
  },
};

/** Small player in the corner while the page is scrolled. */
export const Mini: Story = {
  args: { form: 'mini', labels: { ...meta.args.labels, mini: 'Back to its place' } },
};

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
