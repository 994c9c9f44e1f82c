import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/Button/ButtonLink.tsx';
import { Stepper } from '../../../primitives/Stepper/Stepper.tsx';
import { AccountReminder } from './AccountReminder.tsx';
import { longLabels } from '../../../testing/longLabels.ts';
import { docs } from './AccountReminder.docs.ts';

const meta = {
  title: 'Blocks/Account/AccountReminder',
  parameters: { componentDocs: docs },
  tags: ['planned'],
  component: AccountReminder,
  args: {
    icon: 'swap',
    title: 'Make this your main account',
    detail: 'It has only an account number now. With an e-mail you can get it back if you lose the password.',
    actions: (
      <ButtonLink tone="strong" size="lg" width="full" href="#convert">
        Convert the account
      </ButtonLink>
    ),
    dismissLabel: 'Not now',
    onDismiss: fn(),
  },
} satisfies Meta<typeof AccountReminder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Conversion: Story = {
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('button', { name: 'Not now' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** Choice of the main account when the player has two. */
export const ConversionChoice: Story = {
  args: {
    detail: 'You have two accounts. Money and bets of both stay.',
    actions: (
      <>
        <Button tone="strong" size="lg" width="full">
          Make it the main account
        </Button>
        <Button size="lg" width="full">
          Keep it as a second one
        </Button>
      </>
    ),
  },
};

/** Page of identification: reason, requirements and actions. */
export const Identification: Story = {
  args: {
    icon: 'id-card',
    tone: 'warning',
    title: 'Tell us who you are',
    detail: 'Before the first deposit. You need a document and about five minutes.',
    dismissLabel: undefined,
    children: (
      <Stepper
        label="Identification"
        layout="list"
        stateLabels={{ done: 'done', current: 'now', next: 'to do', blocked: 'blocked' }}
        steps={[
          { id: 'data', label: 'Personal data', state: 'current', detail: 'Name, date of birth, address' },
          { id: 'document', label: 'Document', state: 'next', detail: 'A photo of it' },
          { id: 'deposit', label: 'First deposit', state: 'blocked', detail: 'Open when you are verified' },
        ]}
      />
    ),
    actions: (
      <ButtonLink tone="strong" size="lg" width="full" href="#data">
        Start
      </ButtonLink>
    ),
  },
};

export const BonusWaits: Story = {
  args: {
    icon: 'bonus',
    tone: 'boost',
    title: 'Your bonus waits for verification',
    detail: '€ 25.00 are yours when we know who you are, at the latest on 30 November.',
    actions: (
      <ButtonLink tone="strong" size="lg" width="full" href="#verify">
        Verify
      </ButtonLink>
    ),
  },
};

/** Labels of twice the usual length. */
export const Stress: Story = { args: longLabels(meta.args) };
