import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SecurityOverview, type SecurityMethod } from './SecurityOverview.tsx';
import { longLabels } from '../../../testing/longLabels.ts';
import { docs } from './SecurityOverview.docs.ts';

const methods: SecurityMethod[] = [
  {
    id: 'password',
    title: 'Password',
    detail: 'Changed 140 days ago',
    icon: 'lock',
    state: 'attention',
    stateLabel: 'Old',
    href: '#password',
  },
  {
    id: 'phone',
    title: 'Phone',
    detail: '+44 ··· ··· 73',
    icon: 'phone',
    state: 'on',
    stateLabel: 'Confirmed',
    href: '#phone',
  },
  {
    id: 'two',
    title: 'Two-step sign-in',
    detail: 'A code from an app',
    icon: 'shield-check',
    state: 'off',
    stateLabel: 'Off',
    href: '#two',
  },
  {
    id: 'question',
    title: 'Secret question',
    detail: 'Support asks it',
    icon: 'question',
    state: 'on',
    stateLabel: 'Set',
    href: '#question',
  },
  {
    id: 'email',
    title: 'Sign-in by e-mail code',
    icon: 'mail',
    state: 'off',
    stateLabel: 'Off',
    href: '#email',
  },
];

const meta = {
  title: 'Blocks/Account/SecurityOverview',
  component: SecurityOverview,
  parameters: { componentDocs: docs },
  args: {
    share: 60,
    methods,
    labels: {
      title: 'Protection',
      levels: { bad: 'Weak', normal: 'Fair', good: 'Good', full: 'Full' },
      advice: 'Turn on two-step sign-in to raise it.',
      methods: 'Ways to protect the account',
      empty: 'Nothing can be set here.',
      failed: 'Your protection could not be loaded.',
      retry: 'Try again',
    },
    onRetry: fn(),
  },
} satisfies Meta<typeof SecurityOverview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fair: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement);
    await expect(list.getByRole('progressbar', { name: 'Protection' })).toHaveAttribute(
      'aria-valuetext',
      'Fair',
    );
    await userEvent.tab();
    await expect(list.getByRole('link', { name: /Password/ })).toHaveFocus();
  },
};

export const Weak: Story = {
  args: { share: 20, methods: methods.map((method) => ({ ...method, state: 'off', stateLabel: 'Off' })) },
};

export const Full: Story = {
  args: {
    share: 100,
    methods: methods.map((method) => ({ ...method, state: 'on', stateLabel: 'On' })),
    labels: { ...meta.args.labels, advice: undefined },
  },
};

export const Loading: Story = { args: { share: undefined, status: 'loading' } };

export const Failed: Story = { args: { share: undefined, status: 'failed' } };

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
