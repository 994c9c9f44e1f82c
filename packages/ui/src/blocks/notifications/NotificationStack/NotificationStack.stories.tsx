import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Link } from '../../../primitives/Link/Link.tsx';
import { NotificationStack, type NotificationItem } from './NotificationStack.tsx';
import { docs } from './NotificationStack.docs.ts';

const meta = {
  title: 'Blocks/Notifications/NotificationStack',
  component: NotificationStack,
  parameters: { componentDocs: docs, layout: 'fullscreen' },
  args: {
    notifications: [
      {
        id: '1',
        kind: 'success',
        title: 'Bet placed',
        detail: 'Express · € 10.00 · returns € 108.82',
        action: <Link href="#bet">View in history</Link>,
      },
    ],
    onDismiss: fn(),
    moreLabel: (count) => `${count} more`,
  },
} satisfies Meta<typeof NotificationStack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledWith('1');
  },
};

/** A tick is drawn once in the colour of the player's own. */
export const Won: Story = {
  args: {
    notifications: [
      {
        id: 'won',
        kind: 'won',
        title: 'Bet won: € 28.40',
        detail: 'Grünwaldau Wanderers – Nordhagen Rovers',
        action: <Link href="#bet">See bet</Link>,
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText('Bet won: € 28.40')).toBeVisible();
  },
};

const kinds: NotificationItem[] = [
  { id: 'hour', kind: 'info', title: 'You have been playing for an hour' },
  { id: 'saved', kind: 'success', title: 'Settings saved' },
  { id: 'moved', kind: 'warning', title: 'A price moved', detail: 'Look at the coupon before you bet.' },
  {
    id: 'draw',
    kind: 'alert',
    title: 'The draw has started',
    action: <Link href="#draw">Watch it</Link>,
  },
  {
    id: 'refused',
    kind: 'error',
    title: 'The bet was not placed',
    detail: 'The market is suspended. Try again when it is back.',
  },
  {
    id: 'sell',
    kind: 'question',
    title: 'Add this match to your favourites?',
    detail: 'We tell you when a goal falls.',
    answers: [
      { label: 'Add', onChoose: fn() },
      { label: 'Not now', onChoose: fn() },
    ],
  },
  { id: 'ended', kind: 'permanentError', title: 'Your session has ended', detail: 'Sign in again to go on.' },
];

/** A permanent error at the top, then questions, errors and alerts; the rest is counted. */
export const Kinds: Story = { args: { notifications: kinds } };

/** The queued notifications are shown on request. */
export const AllKinds: Story = {
  args: { notifications: kinds },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: '4 more' }));
    await waitFor(() => expect(page.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(7));
  },
};

const onChoose = fn();

export const Question: Story = {
  args: {
    notifications: [
      {
        id: 'sell',
        kind: 'question',
        title: 'Sell the bet for € 24.10?',
        detail: 'The offer was € 22.80 when you asked.',
        answers: [
          { label: 'Sell', onChoose },
          { label: 'Keep it', onChoose: fn() },
        ],
      },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    onChoose.mockClear();
    const answer = await page.findByRole('button', { name: 'Sell' });
    answer.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onChoose).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenCalledWith('sell');
  },
};

/** A repeated notification is counted rather than stacked. */
export const Repeated: Story = {
  args: {
    notifications: [
      { id: 'moved', kind: 'warning', title: 'The price moved to 4.40' },
      { id: 'moved', kind: 'warning', title: 'The price moved to 4.45' },
      { id: 'moved', kind: 'warning', title: 'The price moved to 4.60' },
    ],
  },
  render: function Again(args) {
    const [items, setItems] = useState(args.notifications);
    return (
      <NotificationStack
        {...args}
        notifications={items}
        onDismiss={(id) => setItems(items.filter((item) => item.id !== id))}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByText('× 3')).toBeVisible());
  },
};

export const Empty: Story = { args: { notifications: [] } };

export const Stress: Story = {
  args: {
    notifications: [
      {
        id: '1',
        kind: 'permanentError',
        title:
          'Ihr Wettkonto wurde wegen einer laufenden Überprüfung der Kontoinhaberschaftsnachweise vorübergehend gesperrt',
        detail:
          'Laden Sie die Unterlagen hoch, die wir per E-Mail angefordert haben. Offene Wetten werden weiter abgerechnet.\nDas dauert gewöhnlich einen Werktag.',
        times: 128,
      },
      {
        id: '2',
        kind: 'question',
        title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        answers: [
          { label: 'Benachrichtigungen einschalten', onChoose: fn() },
          { label: 'Später noch einmal fragen', onChoose: fn() },
        ],
      },
    ],
  },
};
