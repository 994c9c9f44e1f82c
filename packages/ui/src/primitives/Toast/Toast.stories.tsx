import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { ToastRegion } from './ToastRegion.tsx';
import { longLabels } from '../../testing/longLabels.ts';
import { docs } from './Toast.docs.ts';

const meta = {
  title: 'Primitives/Toast',
  component: ToastRegion,
  args: {
    toasts: [
      { id: 'placed', tone: 'success', title: 'Bet placed', detail: 'Express · 6.072 · € 10.00' },
      {
        id: 'moved',
        tone: 'warning',
        title: 'The price moved to 4.40',
        action: <Button size="sm">Accept</Button>,
      },
      {
        id: 'failed',
        tone: 'danger',
        title: 'The bet was not taken',
        detail: 'The market is suspended. Try again in a moment.',
      },
    ],
    onDismiss: fn(),
    moreLabel: (count) => `${count} more`,
  },
  parameters: { componentDocs: docs, layout: 'fullscreen' },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Focus stays in the list while there are toasts, and returns to its previous element after the last one. */
export const ByKeyboard: Story = {
  tags: ['no-visual'],
  render: function News({ toasts: first, ...args }) {
    const [toasts, setToasts] = useState(first);
    return (
      <Stack pad="lg" align="start">
        <Button>Place bet</Button>
        <ToastRegion
          {...args}
          toasts={toasts}
          onDismiss={(id) => setToasts((now) => now.filter((toast) => toast.id !== id))}
        />
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const page = screen.getByRole('button', { name: 'Place bet' });
    page.focus();
    const list = canvasElement.querySelector('ol');
    // The region attaches its key listener shortly after the first paint.
    await waitFor(async () => {
      await userEvent.keyboard('[F6]');
      await expect(list).toHaveFocus();
    });
    await userEvent.keyboard('[F6]');
    await waitFor(() => expect(page).toHaveFocus());
    await userEvent.keyboard('[F6]');
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(list?.childElementCount).toBe(2));
    await waitFor(() => expect(list).toHaveFocus());
    for (const left of [1, 0]) {
      const [close] = screen.getAllByRole('button', { name: 'Dismiss' });
      close?.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(list?.childElementCount).toBe(left));
    }
    await waitFor(() => expect(page).toHaveFocus());
  },
};

/** Three toasts are visible; the others are counted and shown on request. */
export const Waiting: Story = {
  args: {
    toasts: ['First', 'Second', 'Third', 'Fourth', 'Fifth'].map((title) => ({ id: title, title })),
  },
  play: async () => {
    const more = await screen.findByRole('button', { name: '2 more' });
    await expect(screen.queryByRole('listitem', { name: 'Fourth' })).not.toBeInTheDocument();
    await userEvent.click(more);
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(5));
    await userEvent.click(more);
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(3));
  },
};

/** Each toast is announced once, however the stack changes afterwards. */
export const ReadOutOnce: Story = {
  args: { most: 1 },
  render: function News({ toasts, ...args }) {
    const [turn, setTurn] = useState(0);
    const order = turn % 2 === 0 ? toasts : toasts.toReversed();
    return (
      <Stack pad="lg" align="start">
        <Button onClick={() => setTurn(turn + 1)}>Turn the stack</Button>
        <ToastRegion
          {...args}
          toasts={order.map((toast) => ({ ...toast, count: turn ? `× ${turn}` : undefined }))}
        />
      </Stack>
    );
  },
  play: async ({ canvasElement, args }) => {
    const live = [...canvasElement.querySelectorAll('[aria-live]')];
    const said = () => live.flatMap((region) => [...region.children].map(({ textContent }) => textContent));
    await waitFor(() => expect(said()).toHaveLength(args.toasts.length));
    const added: string[] = [];
    const watch = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) added.push(node.textContent ?? '');
    });
    for (const region of live) watch.observe(region, { childList: true, characterData: true, subtree: true });
    for (let turn = 0; turn < 4; turn += 1)
      await userEvent.click(screen.getByRole('button', { name: 'Turn the stack' }));
    await expect(added).toEqual([]);
    await expect(said()).toEqual([
      'Bet placed. Express · 6.072 · € 10.00',
      'The price moved to 4.40',
      'The bet was not taken. The market is suspended. Try again in a moment.',
    ]);
    watch.disconnect();
  },
};

/** A toast swiped far enough is dismissed; a short swipe returns it. */
export const Swiped: Story = {
  play: async ({ canvasElement, args }) => {
    const toast = canvasElement.querySelector('[data-toast="failed"]');
    const labels = screen.getAllByText('The bet was not taken').at(-1);
    if (!toast || !labels) throw new Error('No news to push');
    const sign = getComputedStyle(toast).direction === 'rtl' ? -1 : 1;
    const push = async (pixels: number) => {
      const at = (x: number) => ({ target: labels, coords: { clientX: 200 + x * sign, clientY: 300 } });
      await userEvent.pointer([
        { keys: '[MouseLeft>]', ...at(0) },
        at(pixels / 2),
        at(pixels),
        { keys: '[/MouseLeft]', ...at(pixels) },
      ]);
    };
    await push(30);
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await push(120);
    await expect(args.onDismiss).toHaveBeenCalledWith('failed');
  },
};

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
