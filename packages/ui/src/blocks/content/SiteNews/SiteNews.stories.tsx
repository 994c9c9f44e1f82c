import { useState, type ComponentProps } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button.tsx';
import { SiteNews } from './SiteNews.tsx';
import { longLabels } from '../../../testing/longLabels.ts';
import { docs } from './SiteNews.docs.ts';

function Opened(args: ComponentProps<typeof SiteNews>) {
  const [open, setOpen] = useState(args.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>What is new</Button>
      <SiteNews {...args} open={open} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'Blocks/Content/SiteNews',
  component: SiteNews,
  parameters: { componentDocs: docs, layout: 'fullscreen' },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'The site is new',
    description: 'Your account, your bets and your balance are where they were.',
    points: [
      { icon: 'coupon', title: 'One coupon on every page', detail: 'It waits at the foot of the page.' },
      {
        icon: 'gauge',
        title: 'Limits in two touches',
        detail: 'Set them in your account, they work at once.',
      },
      {
        icon: 'search',
        title: 'One search for everything',
        detail: 'Matches, teams, competitions and games.',
      },
    ],
    doneLabel: 'Go on',
  },
  render: Opened,
} satisfies Meta<typeof SiteNews>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'What is new' }));
    const sheet = await screen.findByRole('dialog');
    await waitFor(() => expect(sheet).toBeVisible());
  },
};

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
