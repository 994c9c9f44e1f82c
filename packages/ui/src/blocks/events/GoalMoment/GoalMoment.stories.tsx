import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MomentumChart } from '../MomentumChart/MomentumChart.tsx';
import { crests } from '../eventFixtures.tsx';
import { Scoreboard } from '../Scoreboard/Scoreboard.tsx';
import { trackerFixture } from '../trackerFixtures.ts';
import { GoalMoment } from './GoalMoment.tsx';
import { docs } from './GoalMoment.docs.ts';

const { momentum } = trackerFixture;

const meta = {
  title: 'Blocks/Events/GoalMoment',
  component: GoalMoment,
  parameters: { componentDocs: docs, layout: 'fullscreen' },
  args: {
    word: 'Goal',
    teams: momentum.teams,
    sport: 'football',
    side: 0,
    score: ['2', '1'],
    scorer: 'K. Zellner',
    detail: "66' · header",
    bet: { title: 'Your bet: Grünwaldau to win', detail: '€ 10.00 at 2.84', state: 'Ahead' },
    closeLabel: 'Close',
    onClose: fn(),
  },
  render: (args) => (
    <Scoreboard
      teams={args.teams}
      sport={args.sport}
      title="Germany · Bundesring"
      score={args.score}
      live="66' · 2nd half"
      momentum={<MomentumChart {...momentum} />}
      moment={<GoalMoment {...args} />}
    />
  ),
} satisfies Meta<typeof GoalMoment>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const moment = within(canvasElement);
    await expect(moment.getByText('Goal')).toBeVisible();
    await userEvent.click(moment.getByRole('button', { name: 'Close', hidden: true }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Wide scoreboard: one row. */
export const Desktop: Story = { tags: ['desktop'] };

/** The guests scored, who have an image of their crest, and the player has no bet on the match. */
export const Guests: Story = {
  args: { side: 1, crests: [undefined, crests.wolverton], score: ['1', '1'], bet: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-goal] img')).toHaveAttribute('src', crests.wolverton);
  },
};

/** The scorer isn't known, or not yet. */
export const Unknown: Story = { args: { scorer: undefined, detail: undefined, bet: undefined } };

export const Undecorated: Story = { args: { decorated: false } };

export const Stress: Story = {
  args: {
    word: 'Touchdown',
    teams: [
      'Spielvereinigung Unterschleißheim-Grünwaldau Wanderers 1896',
      'Nordhagen Rovers and Southern Harbour United',
    ],
    score: ['112', '98'],
    scorer: 'Maximilian-Alexander Oberhuber-Zellnermeier',
    bet: {
      title: 'Your bet: Spielvereinigung Unterschleißheim-Grünwaldau Wanderers 1896 to win',
      detail: '€ 1,250,000.00 at 1,025.00',
      state: '2 of 3',
    },
  },
};
