import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Card } from '../../../primitives/Card/Card.tsx';
import { MessageThread } from './MessageThread.tsx';
import { PaymentConsultant } from './PaymentConsultant.tsx';
import { RequestForm } from './RequestForm.tsx';
import { RequestList } from './RequestList.tsx';
import { TopicTree } from './TopicTree.tsx';
import { docs } from './PaymentConsultant.docs.ts';

const listLabels = {
  title: 'Your requests',
  create: 'New request',
  empty: 'You have no requests.',
  emptyDetail: 'Ask us about a deposit or a withdrawal.',
  failed: 'Your requests could not be loaded.',
  retry: 'Try again',
};
const topicLabels = {
  empty: 'There are no topics.',
  failed: 'The topics could not be loaded.',
  retry: 'Try again',
};
const topics = [
  {
    id: 'deposit',
    title: 'My deposit hasn’t arrived',
    detail: 'Paid, but not in the wallet',
    icon: 'deposit',
  },
  { id: 'withdraw', title: 'My withdrawal takes long', icon: 'withdraw' },
  { id: 'refused', title: 'A payment was refused', icon: 'refused' },
  { id: 'card', title: 'Cards and accounts', detail: 'Change, confirm, remove', icon: 'card' },
] as const;
const requests = [
  {
    id: '1',
    topic: 'My deposit hasn’t arrived',
    about: 'No. 7731 · 21 Nov, 18:02',
    state: 'needsReply',
    stateLabel: 'We need a receipt',
    unread: true,
  },
  {
    id: '2',
    topic: 'A payment was refused',
    about: 'No. 7640 · 14 Nov, 09:11',
    state: 'answered',
    stateLabel: 'Answered',
  },
  {
    id: '3',
    topic: 'Cards and accounts',
    about: 'No. 7502 · 2 Nov, 22:40',
    state: 'closed',
    stateLabel: 'Closed',
  },
] as const;
const onSubmit = fn();
const onFilesAdd = fn();
const form = (
  <RequestForm
    title="My deposit hasn’t arrived"
    lead="We answer within two hours."
    submitLabel="Send the request"
    details={[
      { id: 'amount', label: 'Deposit', value: '€ 50.00' },
      { id: 'time', label: 'Paid', value: '21 Nov 2026, 17:40' },
    ]}
    fields={[
      {
        kind: 'text',
        format: 'digits',
        id: 'card',
        label: 'Last four figures of the card',
        value: '',
        maxLength: 4,
        wide: true,
      },
      {
        kind: 'longText',
        id: 'message',
        label: 'What happened',
        value: '',
        maxLength: 500,
        wide: true,
        required: true,
      },
    ]}
    receipt={{
      label: 'Receipt',
      files: [],
      labels: {
        choose: 'Choose a file',
        drop: 'or drop it here',
        hint: 'JPG, PNG or PDF, up to 10 MB',
        remove: (name) => `Remove ${name}`,
        sending: (name) => `Sending ${name}`,
      },
      onFilesAdd,
    }}
    onSubmit={onSubmit}
  />
);

const meta = {
  title: 'Blocks/Payments/PaymentConsultant',
  component: PaymentConsultant,
  parameters: { componentDocs: docs },
  args: { open: true, title: 'Payment questions', children: '', onOpenChange: fn() },
} satisfies Meta<typeof PaymentConsultant>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard from the requests to a topic, to the form and back. */
export const Dialog: Story = {
  render: function Walk(args) {
    const [step, setStep] = useState<'list' | 'topics' | 'form'>('list');
    return (
      <PaymentConsultant
        {...args}
        backLabel={step === 'list' ? undefined : 'Back'}
        onBack={() => setStep(step === 'form' ? 'topics' : 'list')}
      >
        {step === 'list' && (
          <RequestList requests={requests} labels={listLabels} onCreate={() => setStep('topics')} />
        )}
        {step === 'topics' && (
          <TopicTree
            title="What is it about?"
            topics={topics}
            labels={topicLabels}
            onTopic={() => setStep('form')}
          />
        )}
        {step === 'form' && form}
      </PaymentConsultant>
    );
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'New request' }));
    dialog.getByRole('button', { name: /My deposit/ }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Last four figures of the card' }), '{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
    await expect(dialog.getByRole('button', { name: /A payment was refused/ })).toBeVisible();
  },
};

export const Requests: Story = {
  render: () => <RequestList requests={requests} labels={listLabels} />,
};

export const NoRequests: Story = { render: () => <RequestList requests={[]} labels={listLabels} /> };

export const LoadingRequests: Story = {
  render: () => <RequestList requests={[]} labels={listLabels} status="loading" />,
};

export const Topics: Story = {
  render: () => <TopicTree title="What is it about?" topics={topics} labels={topicLabels} />,
};

export const NewRequest: Story = { render: () => <Card>{form}</Card> };

const long =
  'I paid € 50.00 by card at 17:40 and the bank has taken it, but my wallet still shows the old balance.\n\nThe receipt is attached. '.repeat(
    3,
  );

export const Messages: Story = {
  render: () => (
    <MessageThread
      messages={[
        {
          id: '1',
          own: true,
          author: 'You',
          time: '21 Nov, 18:02',
          text: long,
          files: [
            { id: 'a', name: 'receipt-2026-11-21-of-the-bank-with-a-very-long-name.pdf' },
            { id: 'b', name: 'screen.png' },
          ],
        },
        {
          id: '2',
          own: false,
          author: 'Support',
          time: '21 Nov, 18:40',
          text: 'Thank you, we are asking the bank.',
        },
      ]}
    />
  ),
};
