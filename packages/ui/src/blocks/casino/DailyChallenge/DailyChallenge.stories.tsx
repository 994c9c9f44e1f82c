import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/Button/ButtonLink.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { longTitle } from '../fixtures.tsx';
import { DailyChallenge, DailyChallengeSkeleton } from './DailyChallenge.tsx';
import { docs } from './DailyChallenge.docs.ts';

const meta = {
  title: 'Blocks/Casino/DailyChallenge',
  parameters: { componentDocs: docs },
  component: DailyChallenge,
  args: {
    title: 'Play ten rounds of Iron Orchard',
    note: 'Ends at midnight',
    reward: '10 free spins',
    progress: { value: 6, max: 10, label: '6 of 10' },
    action: <ButtonLink href="#play">Play</ButtonLink>,
  },
} satisfies Meta<typeof DailyChallenge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const onTake = fn();

/** Challenges in the states open, ready, taken and locked. */
export const States: Story = {
  render: (args) => (
    <Stack>
      <DailyChallenge {...args} />
      <DailyChallenge
        title="Try three new games"
        reward="€ 2 bonus"
        state="ready"
        progress={{ value: 3, max: 3, label: '3 of 3' }}
        action={
          <Button tone="strong" onClick={onTake}>
            Take it
          </Button>
        }
      />
      <DailyChallenge
        title="Open the lobby on three days"
        note="Taken at 18:30"
        reward="5 free spins"
        state="taken"
      />
      <DailyChallenge
        title="Win twice in a row"
        note="Opens when the first three are done"
        reward="25 free spins"
        state="locked"
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    onTake.mockClear();
    const take = within(canvasElement).getByRole('button', { name: 'Take it' });
    take.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onTake).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { render: () => <DailyChallengeSkeleton /> };

export const Stress: Story = {
  args: {
    title: longTitle,
    note: 'Endet am Donnerstag, dem 31. Dezember 2026, um 23:59 Uhr',
    reward: 'Zehn Freispiele',
    progress: { value: 1_204, max: 104_812, label: '1,204 of 104,812' },
    action: <ButtonLink href="#play">Zu den Spielen</ButtonLink>,
  },
};
