import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { BroadcastNotice } from './BroadcastNotice.tsx';
import { docs } from './BroadcastNotice.docs.ts';

const onWatch = fn();

const meta = {
  title: 'Blocks/Events/BroadcastNotice',
  component: BroadcastNotice,
  parameters: { componentDocs: docs },
  args: {
    state: 'available',
    children: 'This match is broadcast.',
    detail: 'Commentary in English',
    action: (
      <Button icon="play" onClick={onWatch}>
        Watch
      </Button>
    ),
  },
} satisfies Meta<typeof BroadcastNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    onWatch.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Watch' }));
    await userEvent.keyboard('{Enter}');
    await expect(onWatch).toHaveBeenCalledTimes(2);
  },
};

/** All states with their actions. */
export const States: Story = {
  render: (args) => (
    <Stack>
      <BroadcastNotice {...args} />
      <BroadcastNotice state="later" detail="In 2 h 14 min" action={<Button icon="bell">Remind me</Button>}>
        The broadcast starts at 20:45.
      </BroadcastNotice>
      <BroadcastNotice state="sign-in" action={<Button>Sign in</Button>}>
        Sign in to watch this match.
      </BroadcastNotice>
      <BroadcastNotice
        state="balance"
        detail="€ 5 on your account is enough."
        action={<Button>Deposit</Button>}
      >
        A balance is needed to watch this match.
      </BroadcastNotice>
      <BroadcastNotice state="country" detail="The score and the statistics are shown instead.">
        This match can’t be shown in your country.
      </BroadcastNotice>
      <BroadcastNotice state="failed" action={<Button icon="refresh">Try again</Button>}>
        The broadcast was interrupted.
      </BroadcastNotice>
    </Stack>
  ),
};

export const Stress: Story = {
  args: {
    children:
      'This match can be watched once your identity has been confirmed, which usually takes less than ten minutes and needs a document.',
    detail: 'Rechtsschutzversicherungsgesellschaften-Pokal, Rückspiel der zweiten Qualifikationsrunde',
    action: <Button>Confirm your identity now</Button>,
  },
};
