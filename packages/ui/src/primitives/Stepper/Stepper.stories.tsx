import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Stepper } from './Stepper.tsx';
import { docs } from './Stepper.docs.ts';

const meta = {
  title: 'Primitives/Stepper',
  component: Stepper,
  parameters: { componentDocs: docs },
  args: {
    label: 'Registration',
    stateLabels: { done: 'done', current: 'now', next: 'to do', blocked: 'blocked' },
    steps: [
      { id: 'account', label: 'Account', state: 'done' },
      { id: 'person', label: 'About you', state: 'current' },
      { id: 'address', label: 'Address', state: 'next' },
      { id: 'limits', label: 'Limits', state: 'next' },
    ],
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items[0]).toHaveTextContent('Account, done');
    await expect(items[1]).toHaveAttribute('aria-current', 'step');
  },
};

/** Steps with details, as for verifying an account. */
export const List: Story = {
  args: {
    label: 'Verification',
    layout: 'list',
    steps: [
      { id: 'mail', label: 'E-mail', state: 'done', detail: 'Confirmed on 12 March.' },
      { id: 'phone', label: 'Phone', state: 'done', detail: 'Confirmed on 12 March.', href: '#phone' },
      { id: 'document', label: 'Document', state: 'current', detail: 'We look at it within 24 hours.' },
      { id: 'address', label: 'Address', state: 'blocked', detail: 'Opens when your document is approved.' },
      { id: 'payout', label: 'First payout', state: 'next' },
    ],
  },
};

/** Processes that ended without success: no padlock, as nothing is to be opened. */
export const Ended: Story = {
  render: (args) => (
    <Stack gap="xl">
      {(['failed', 'cancelled'] as const).map((state) => (
        <Stepper
          {...args}
          key={state}
          label={`Payment, ${state}`}
          layout="list"
          stateLabels={{ ...args.stateLabels, failed: 'failed', cancelled: 'cancelled' }}
          steps={[
            { id: 'sent', label: 'Sent', state: 'done', detail: '21:04' },
            { id: state, label: state === 'failed' ? 'Failed' : 'Cancelled', state, detail: '21:05' },
          ]}
        />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const states = within(canvasElement)
      .getAllByRole('listitem')
      .map((item) => item.dataset['state']);
    await expect(states).toEqual(['done', 'failed', 'done', 'cancelled']);
  },
};

export const Stress: Story = {
  render: (args) => {
    const steps = [
      'Kontoeröffnung',
      'Persönliche Angaben',
      'Wohnsitzbestätigung',
      'Einzahlungsgrenzen',
      'Fertigstellung',
    ].map((label, index) => ({ id: label, label, state: index < 3 ? ('done' as const) : ('next' as const) }));
    return (
      <Stack gap="xl">
        <Stepper {...args} steps={steps} />
        <Stepper
          {...args}
          label="In a list"
          layout="list"
          steps={steps.map((step) => ({ ...step, detail: step.label.repeat(8) }))}
        />
      </Stack>
    );
  },
};
