import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { SegmentedControl } from '../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Heading, Paragraph } from '../../primitives/Text/Text.tsx';
import { HelpLines } from './HelpLines/HelpLines.tsx';
import { LimitCard } from './LimitCard/LimitCard.tsx';
import { SessionLimit } from './SessionLimit/SessionLimit.tsx';
import { SessionTime } from './SessionTime/SessionTime.tsx';
import { TakeABreak } from './TakeABreak/TakeABreak.tsx';
import { docs } from './Limits.docs.ts';

const lengths = [
  { id: '1', label: '1 day' },
  { id: '7', label: '7 days' },
  { id: '30', label: '30 days' },
];

const meta = {
  title: 'Blocks/Limits/Responsible gaming',
  component: TakeABreak,
  parameters: { componentDocs: docs },
  args: {
    title: 'Take a break',
    detail: 'No deposits, bets or games. You can still withdraw.',
    options: lengths,
    onChoose: fn(),
  },
} satisfies Meta<typeof TakeABreak>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Break: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '7 days' }));
    await expect(args.onChoose).toHaveBeenCalledWith('7');
  },
};

export const BreakIsOn: Story = {
  args: { current: 'Your break ends on 21 March at 21:07. You can withdraw at any time.' },
};

export const BreakIsAskedFor: Story = { args: { busyId: '7' } };

export const SessionEndsSoon: Story = {
  render: () => (
    <SessionLimit
      state="near"
      title="Your session ends in 10 minutes."
      detail="Then you are signed out. Open bets stay."
      action={<Button size="sm">Your limits</Button>}
    />
  ),
};

export const SessionHasEnded: Story = {
  render: () => (
    <SessionLimit
      state="ended"
      title="Your 4 hours for today are used up"
      detail="You are signed out. Open bets stay, and you can come back tomorrow from 00:00."
      action={<Button>Back to the start page</Button>}
    />
  ),
};

export const Clock: Story = {
  render: () => (
    <Stack align="start">
      <SessionTime clock="14:07" clockLabel="Time" />
      <SessionTime clock="2:07 p.m." clockLabel="Time" length="0:42" lengthLabel="Signed in for" />
    </Stack>
  ),
};

export const Help: Story = {
  render: () => (
    <HelpLines
      lines={[
        {
          id: 'line',
          name: 'Talk about play',
          detail: 'Free, day and night, in English and German',
          contact: '0800 000 000',
          href: 'tel:0800000000',
        },
        {
          id: 'test',
          name: 'Test yourself',
          detail: 'Nine questions, nothing is stored',
          contact: 'Start the test',
          href: '#test',
        },
        {
          id: 'long',
          name: 'Bundeszentrale für gesundheitliche Aufklärung und Vorbeugung von Spielsucht',
          detail: 'Montag bis Donnerstag von 10 bis 22 Uhr, Freitag bis Sonntag von 10 bis 18 Uhr',
          contact: 'beratung-und-hilfe@spielsucht-vorbeugung.example',
          href: 'mailto:help@example.com',
        },
      ]}
    />
  ),
};

/** The page with current limits, pending changes and breaks. */
export const Page: Story = {
  render: () => (
    <Stack gap="lg">
      <div>
        <Heading level={1}>Your limits</Heading>
        <Paragraph tone="muted">
          Lower limits work at once. Higher ones after 24 hours and your confirmation.
        </Paragraph>
      </div>
      <LimitCard
        title="Deposits, 7 days"
        amount="€ 200"
        use={{ used: 124, limit: 200, usedText: '€ 124 used', leftText: '€ 76 left' }}
      />
      <LimitCard
        title="Losses, 30 days"
        amount="€ 150"
        locked
        use={{ used: 36, limit: 150, usedText: '€ 36 used', leftText: '€ 114 left' }}
        note={{
          kind: 'pending',
          text: 'Change to € 300 waits 17 more hours. Then we ask you to confirm it.',
          actions: [{ id: 'cancel', label: 'Cancel the change' }],
        }}
      />
      <Card>
        <Stack>
          <Heading level={3}>Reality check</Heading>
          <SegmentedControl
            label="Minutes between reminders"
            options={['15', '30', '45', '60 min'].map((label) => ({ value: label, label }))}
            defaultValue="30"
          />
        </Stack>
      </Card>
      <TakeABreak
        title="Take a break"
        detail="No deposits, bets or games. You can still withdraw."
        options={lengths}
      />
    </Stack>
  ),
};
