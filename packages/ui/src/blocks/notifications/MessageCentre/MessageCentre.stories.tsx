import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ErrorState } from '../../../primitives/EmptyState/ErrorState.tsx';
import { Inline } from '../../../primitives/Stack/Stack.tsx';
import { MessageCentre } from './MessageCentre.tsx';
import { docs } from './MessageCentre.docs.ts';

const meta = {
  title: 'Blocks/Notifications/MessageCentre',
  parameters: { componentDocs: docs },
  tags: ['planned'],
  component: MessageCentre,
  args: {
    open: true,
    unreadCount: '2',
    allHref: '#messages',
    labels: {
      title: 'Messages',
      open: 'Messages, 2 unread',
      unread: 'Unread',
      readAll: 'Mark all as read',
      all: 'All messages',
      empty: 'No messages yet',
    },
    messages: [
      {
        id: 'won',
        icon: 'trophy',
        title: 'Your express won € 108.82',
        text: 'All four selections came in. The money is in your balance.',
        time: '21:07',
        href: '#won',
        unread: true,
      },
      {
        id: 'limit',
        icon: 'shield',
        title: 'Confirm your new deposit limit',
        text: 'The 24 hours are over. Without an answer the old limit stays.',
        time: '18:30',
        href: '#limit',
        unread: true,
      },
      { id: 'papers', title: 'Your papers were checked', time: 'Yesterday', href: '#papers' },
    ],
    onMessageOpen: fn(),
    onReadAll: fn(),
  },
  decorators: [
    (Story) => (
      <Inline justify="end">
        <Story />
      </Inline>
    ),
  ],
} satisfies Meta<typeof MessageCentre>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {
  play: async ({ args }) => {
    const all = await screen.findByRole('button', { name: 'Mark all as read' });
    await userEvent.click(all);
    await expect(args.onReadAll).toHaveBeenCalledOnce();
    const unread = screen.getByRole('link', { name: /^Unread: Your express won/ });
    await waitFor(() => expect(unread).toBeVisible());
  },
};

/** Opened by keyboard and closed by Escape, which returns focus to the bell. */
export const ByKeyboard: Story = {
  args: { open: undefined },
  play: async () => {
    await userEvent.tab();
    const bell = screen.getByRole('button', { name: 'Messages, 2 unread' });
    await expect(bell).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Messages' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bell).toHaveFocus());
  },
};

export const Empty: Story = {
  args: { messages: [], unreadCount: undefined },
};

export const Loading: Story = { args: { messages: undefined, unreadCount: undefined } };

export const Failed: Story = {
  args: {
    messages: undefined,
    unreadCount: undefined,
    error: <ErrorState title="The messages did not load" retryLabel="Try again" onRetry={fn()} />,
  },
};

export const Stress: Story = {
  args: {
    unreadCount: '99+',
    messages: [
      {
        id: 'long',
        title:
          'Ihre Unterlagen zur Kontoinhaberschaftsnachweisüberprüfung müssen innerhalb von dreißig Tagen erneuert werden',
        text: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft und noch viele weitere Worte, die nach zwei Zeilen zu Ende sind.',
        time: '31 December 2026, 23:59',
        href: '#long',
        unread: true,
      },
      ...Array.from({ length: 8 }, (_, index) => ({
        id: `draw-${index}`,
        title: `Draw ${4812 + index} has started`,
        time: '18:30',
        href: '#draw',
      })),
    ],
  },
};
