import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/Button/ButtonLink.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { InboxMessageCard, InboxMessageSkeleton } from './InboxMessageCard.tsx';
import { InboxList, type InboxMessage } from './InboxList.tsx';
import { docs } from './Inbox.docs.ts';

const messages: InboxMessage[] = [
  {
    id: '1',
    title: 'Your withdrawal is paid',
    preview: '€ 50.00 left for the account ending in 8821. Your bank books it in 1 to 3 days.',
    time: '18:02',
    unread: true,
    icon: 'withdraw',
    tone: 'success',
    href: '#1',
  },
  {
    id: '2',
    title: 'We need one more document',
    preview: 'A statement of the account that you used for the first time.',
    time: 'Yesterday',
    unread: true,
    icon: 'id-card',
    tone: 'warning',
    href: '#2',
  },
  {
    id: '3',
    title: 'New rules from 1 December',
    preview: 'What changes, in short.',
    time: '14 Nov',
    href: '#3',
  },
];
const onRemove = fn();

const meta = {
  title: 'Blocks/Account/Inbox',
  parameters: { componentDocs: docs },
  component: InboxList,
  args: {
    messages,
    labels: {
      title: 'Messages',
      lead: '2 new',
      unread: 'new',
      readAll: 'Mark all as read',
      select: 'Select',
      done: 'Done',
      selectAll: 'Select all',
      selectOne: (title) => `Select: ${title}`,
      remove: (count) => `Delete ${count}`,
      empty: 'You have no messages.',
      emptyDetail: 'News about your bets and payments come here.',
      failed: 'Your messages could not be loaded.',
      retry: 'Try again',
    },
    onReadAll: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
  render: function Held(args) {
    const [selected, setSelected] = useState(args.selected);
    return <InboxList {...args} selected={selected} onSelectedChange={setSelected} />;
  },
} satisfies Meta<typeof InboxList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const list = within(canvasElement);
    await userEvent.click(list.getByRole('button', { name: 'Mark all as read' }));
    await expect(args.onReadAll).toHaveBeenCalledOnce();
  },
};

/** One message is shown next to the list. */
export const WithCurrent: Story = {
  args: { current: '2' },
  play: async ({ canvasElement }) => {
    const current = within(canvasElement).getByRole('link', { current: true });
    await expect(current).toHaveTextContent('We need one more document');
  },
};

/** A filter above the messages, and a button for older ones below. */
export const FilteredPage: Story = {
  args: {
    filter: (
      <SegmentedControl
        label="Show"
        options={[
          { value: 'all', label: 'All' },
          { value: 'unread', label: 'Unread' },
        ]}
        value="all"
      />
    ),
    more: <Button width="full">Show older</Button>,
  },
};

/** Several messages are selected by pointer and keyboard, then deleted. */
export const SelectSeveral: Story = {
  play: async ({ canvasElement, args }) => {
    const list = within(canvasElement);
    await userEvent.click(list.getByRole('button', { name: 'Select' }));
    await expect(list.getByRole('button', { name: 'Delete 0' })).toBeDisabled();
    await userEvent.click(list.getByRole('checkbox', { name: 'Select: Your withdrawal is paid' }));
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.click(list.getByRole('button', { name: 'Delete 2' }));
    await expect(args.onRemove).toHaveBeenCalledWith(['1', '2']);
  },
};

export const Empty: Story = { args: { messages: [], labels: { ...meta.args.labels, lead: 'Nothing new' } } };

export const Loading: Story = { args: { status: 'loading' } };

export const Failed: Story = { args: { status: 'failed' } };

export const Stress: Story = {
  args: {
    messages: [
      {
        id: 'long',
        title: 'Wichtige Änderungen der Auszahlungsbedingungen für Kombinationswettenguthaben ab Dezember',
        preview:
          'https://www.llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch.example.com/withdrawal-terms',
        time: '14 Nov 2025',
        unread: true,
        href: '#long',
      },
    ],
  },
};

export const Detail: Story = {
  render: () => (
    <InboxMessageCard
      title="We need one more document"
      time="20 Nov 2026, 09:11"
      removeLabel="Delete this message"
      onRemove={onRemove}
      action={
        <ButtonLink tone="strong" href="#send">
          Send the statement
        </ButtonLink>
      }
    >
      {
        'You used the account ending in 8821 for the first time. Send a statement with your name on it.\n\nWithdrawals to this account wait until it is checked.'
      }
    </InboxMessageCard>
  ),
};

export const DetailLoading: Story = { render: () => <InboxMessageSkeleton /> };
