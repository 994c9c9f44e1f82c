import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Setting } from '../SettingsPanel/SettingsPanel.tsx';
import { SettingsGroups } from './SettingsGroups.tsx';
import { longLabels } from '../../../testing/longLabels.ts';
import { docs } from './SettingsGroups.docs.ts';

const options = (...labels: readonly string[]) => labels.map((label) => ({ value: label, label }));
const choice = (kind: 'segments' | 'select', label: string, ...labels: readonly string[]): Setting => ({
  kind,
  id: label,
  label,
  value: labels[0] ?? '',
  options: options(...labels),
});
const toggle = (label: string, value: boolean, hint?: string): Setting => ({
  kind: 'switch',
  id: label,
  label,
  value,
  hint,
});

const meta = {
  title: 'Blocks/Account/SettingsGroups',
  component: SettingsGroups,
  parameters: { componentDocs: docs },
  args: {
    groups: [
      {
        id: 'display',
        title: 'Display',
        settings: [
          choice('segments', 'Colours', 'Light', 'Dark', 'Contrast'),
          choice('segments', 'Text size', 'Small', 'Normal', 'Large', 'Largest'),
          toggle('For weak sight', false, 'Strong contrast, large text, no pictures.'),
          toggle('Calm', false, 'Nothing moves.'),
        ],
      },
      {
        id: 'odds',
        title: 'Odds and markets',
        settings: [
          choice('select', 'Odds format', 'Decimal, 1.85', 'Fractional, 17/20', 'American, −118'),
          choice('segments', 'View', 'European', 'Asian'),
          choice('select', 'Market display', 'All open', 'Main open', 'All closed'),
          choice('segments', 'Market names', 'Full', 'Short'),
          toggle('Team logos in the coupon', true),
          toggle('Best matches on top', true),
        ],
      },
      {
        id: 'time',
        title: 'Language and time',
        settings: [
          choice('select', 'Language', 'English', 'العربية', 'Português'),
          choice('select', 'Time zone', 'UTC+00:00', 'UTC+01:00', 'UTC+03:00'),
          choice('segments', 'Clock', '24 hours', '12 hours'),
        ],
      },
    ],
    labels: { failed: 'Your settings could not be loaded.', retry: 'Try again' },
    onChoiceChange: fn(),
    onSwitchChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SettingsGroups>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  play: async ({ canvasElement, args }) => {
    const panel = within(canvasElement);
    panel.getByRole('radio', { name: 'Normal' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onChoiceChange).toHaveBeenCalledWith('Text size', 'Normal');
    await userEvent.click(panel.getByRole('switch', { name: /For weak sight/ }));
    await expect(args.onSwitchChange).toHaveBeenCalledWith('For weak sight', true);
  },
};

/** Mailing settings: one is being saved, another has failed. */
export const Mailing: Story = {
  args: {
    groups: [
      {
        id: 'mail',
        title: 'By e-mail',
        lead: 'To jo@example.com.',
        settings: [
          toggle('News and offers', true),
          { kind: 'switch', id: 'deposits', label: 'Deposits and withdrawals', value: true, disabled: true },
          {
            kind: 'switch',
            id: 'bets',
            label: 'Settled bets',
            value: false,
            error: 'This could not be saved. It is as it was. Try again.',
          },
        ],
      },
      {
        id: 'sms',
        title: 'By text message',
        lead: 'Confirm your phone first.',
        settings: [{ kind: 'switch', id: 'sms', label: 'News and offers', value: false, disabled: true }],
      },
    ],
  },
};

export const Loading: Story = { args: { status: 'loading' } };

export const Failed: Story = { args: { status: 'failed' } };

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
