import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ScoreBases } from './ScoreBases.tsx';
import { ScoreDetails } from './ScoreDetails.tsx';
import { ScoreInnings } from './ScoreInnings.tsx';
import { ScoreKicks } from './ScoreKicks.tsx';
import { ScoreMaps } from './ScoreMaps.tsx';
import { ScoreParts, type ScorePart } from './ScoreParts.tsx';
import { ScoreRanking } from './ScoreRanking.tsx';
import { Scoreboard } from './Scoreboard.tsx';

const part = (id: string, home: string, away: string, more: Partial<ScorePart> = {}): ScorePart => ({
  id,
  label: id,
  home,
  away,
  ...more,
});

const meta = {
  title: 'Blocks/Events/Scoreboard families',
  component: Scoreboard,
  parameters: { layout: 'fullscreen' },
  args: { teams: ['Northmoor', 'Saltwick'], back: { href: '#list', label: 'Back to the list' } },
} satisfies Meta<typeof Scoreboard>;

export default meta;
type Story = StoryObj<typeof meta>;

const players = ['H. Rulander', 'F. Augier-Allard'] as const;

/** Sets, games, points, tie-breaks and the serving side. */
export const SetsGamesPoints: Story = {
  args: {
    teams: players,
    title: 'Open of Basilea · Quarter-final',
    score: [1, 1],
    live: '3rd set',
    parts: (
      <ScoreParts
        label="Score by sets"
        teams={players}
        serving={1}
        servingLabel="serves"
        parts={[
          part('1', '7', '6', { ties: ['9', '7'], won: 0 }),
          part('2', '4', '6', { won: 1 }),
          part('3', '3', '2', { now: true }),
          { ...part('points', '40', 'A', { now: true }), label: 'Points' },
        ]}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('group', { name: 'Score by sets' }));
    await expect(table.getByRole('rowheader', { name: /F. Augier-Allard ?, serves/ })).toBeInTheDocument();
  },
};

/** Sets with points: volleyball, table tennis, badminton. */
export const Sets: Story = {
  args: {
    title: 'Coastland · Women’s league',
    score: [2, 1],
    live: '4th set',
    parts: (
      <ScoreParts
        label="Score by sets"
        teams={['Northmoor', 'Saltwick']}
        serving={0}
        servingLabel="serves"
        parts={[
          part('1', '25', '22', { won: 0 }),
          part('2', '19', '25', { won: 1 }),
          part('3', '25', '23', { won: 0 }),
          part('4', '14', '12', { now: true }),
        ]}
      />
    ),
  },
};

/** Quarters with a total: basketball, American football. */
export const Quarters: Story = {
  args: {
    title: 'Harbour Conference',
    score: [84, 79],
    live: '4th quarter · 3:12',
    details: (
      <ScoreDetails
        details={[
          { id: 'fouls', label: 'Team fouls', icon: 'whistle', home: '4', away: '5' },
          { id: 'timeouts', label: 'Time-outs left', icon: 'pause', home: '2', away: '1' },
        ]}
      />
    ),
    parts: (
      <ScoreParts
        label="Score by quarters"
        teams={['Northmoor', 'Saltwick']}
        parts={[
          part('1', '24', '18'),
          part('2', '21', '25'),
          part('3', '19', '22'),
          part('4', '20', '14', { now: true }),
        ]}
      />
    ),
  },
};

/** Periods and a player advantage. */
export const Periods: Story = {
  args: {
    title: 'Northern Ice League',
    score: [3, 2],
    live: "34' · 2nd period",
    details: (
      <ScoreDetails
        now="Power play Northmoor · 5 against 4 · 1:12"
        details={[{ id: 'shots', label: 'Shots', icon: 'trend', home: '18', away: '22' }]}
      />
    ),
    parts: (
      <ScoreParts
        label="Score by periods"
        teams={['Northmoor', 'Saltwick']}
        parts={[part('1', '1', '2'), part('2', '2', '0', { now: true }), part('3', '–', '–')]}
      />
    ),
  },
};

export const Innings: Story = {
  args: {
    title: 'Premier Twenty',
    score: ['184/6', '142/4'],
    scoreForm: 'long',
    live: '2nd innings · 15.4 overs',
    note: 'Saltwick need 43 from 26 balls',
    parts: (
      <ScoreInnings
        labels={{
          table: 'At the crease',
          batter: 'Batter',
          figures: ['R', 'B', '4s', '6s', 'SR'],
          onStrike: 'on strike',
          over: 'This over',
        }}
        rates={[
          { id: 'rate', label: 'Run rate', value: '9.06' },
          { id: 'required', label: 'Required', value: '9.92' },
          { id: 'left', label: 'Overs left', value: '4.2' },
        ]}
        batters={[
          { id: 'a', name: 'A. Thackeray', figures: ['64', '38', '6', '3', '168.4'], onStrike: true },
          { id: 'b', name: 'R. Desai-Lindqvist', figures: ['21', '14', '2', '1', '150.0'] },
        ]}
        bowler={{ name: 'T. Okonjo', figures: '3.4–0–28–2' }}
        balls={['1', '4', 'W', '0'].map((text, place) => ({
          id: `${place} ${text}`,
          text,
          wicket: text === 'W',
        }))}
      />
    ),
  },
};

/** Innings with runs, hits and errors, the bases and the count. */
export const Bases: Story = {
  args: {
    title: 'Bay League',
    score: [4, 3],
    live: 'Bottom of the 7th',
    parts: (
      <>
        <ScoreBases
          bases={[true, false, true]}
          label="Runners on first and third"
          outs={2}
          outsLabel="2 outs"
          counts={[
            { id: 'balls', label: 'Balls', value: '3' },
            { id: 'strikes', label: 'Strikes', value: '2' },
          ]}
        />
        <ScoreParts
          label="Score by innings"
          teams={['Northmoor', 'Saltwick']}
          parts={[
            ...['0', '1', '0', '0', '2', '0', '1'].map((home, place) =>
              part(String(place + 1), home, place === 2 ? '3' : '0', { now: place === 6 }),
            ),
            part('R', '4', '3'),
            part('H', '9', '6'),
            part('E', '0', '1'),
          ]}
        />
      </>
    ),
  },
};

export const Maps: Story = {
  args: {
    teams: ['Team Lighthouse', 'Nine Lanterns'],
    title: 'Masters of Basilea · Best of 3',
    score: [1, 0],
    live: '2nd map · round 18',
    parts: (
      <ScoreMaps
        label="Maps"
        maps={[
          { id: '1', name: 'Old Harbour', state: 'played', rounds: ['13', '9'], note: 'Lighthouse' },
          { id: '2', name: 'Foundry', state: 'now', rounds: ['8', '9'], note: 'Round 18' },
          { id: '3', name: 'Salt Flats', state: 'next', note: 'If needed' },
        ]}
      />
    ),
  },
};

/** Rounds of a fight as scored by the judges. */
export const Rounds: Story = {
  args: {
    teams: ['I. Marchetti', 'D. Oyelaran'],
    title: 'Middleweight · 12 rounds',
    score: undefined,
    live: 'Round 4 · 1:46',
    details: (
      <ScoreDetails
        details={[
          { id: 'down', label: 'Knock-downs', icon: 'injury', home: '0', away: '1' },
          { id: 'hits', label: 'Hits', icon: 'boxing', home: '61', away: '48' },
        ]}
      />
    ),
    parts: (
      <ScoreParts
        label="Rounds"
        teams={['I. Marchetti', 'D. Oyelaran']}
        parts={[
          part('1', '10', '9', { won: 0 }),
          part('2', '9', '10', { won: 1 }),
          part('3', '10', '8', { won: 0 }),
          part('4', '–', '–', { now: true }),
        ]}
      />
    ),
  },
};

/** Frames and the break in snooker; legs and the remaining score in darts. */
export const Frames: Story = {
  args: {
    teams: ['L. Hathersage', 'W. Kirkbride'],
    title: 'Winter Masters · Best of 19 frames',
    score: [6, 4],
    live: 'Frame 11',
    parts: (
      <ScoreParts
        label="This frame"
        teams={['L. Hathersage', 'W. Kirkbride']}
        serving={0}
        servingLabel="at the table"
        parts={[
          { ...part('frames', '6', '4'), label: 'Frames' },
          { ...part('points', '58', '21', { now: true }), label: 'Points' },
          { ...part('break', '42', '–', { now: true }), label: 'Break' },
        ]}
      />
    ),
  },
};

/** Field without two sides. */
export const Race: Story = {
  args: {
    teams: undefined,
    name: 'Grand Prix of Basilea',
    title: 'World series · Round 9',
    score: undefined,
    live: 'Lap 41 of 66',
    parts: (
      <ScoreRanking
        label="Order after lap 41"
        ranks={[
          { id: '1', place: '1', name: 'M. Castellan', detail: 'Vireo', value: '58:12.4' },
          { id: '2', place: '2', name: 'J. Halloran', detail: 'Northline', value: '+4.2 s' },
          { id: '3', place: '3', name: 'S. Ekwueme-Lindstrand', detail: 'Northline', value: '+11.9 s' },
          { id: '4', place: '4', name: 'P. Delacroix', detail: 'Ashgrove', value: '+1 lap' },
        ]}
      />
    ),
  },
};

export const Penalties: Story = {
  args: {
    teams: ['Harbour City', 'Crestwood Palace'],
    title: 'Continental Cup · Semi-final',
    score: [2, 2],
    live: 'Penalties',
    note: 'After extra time',
    parts: (
      <ScoreKicks
        label="Penalties"
        teams={['Harbour City', 'Crestwood Palace']}
        kicks={[
          ['scored', 'scored', 'missed', 'scored', 'waiting'],
          ['scored', 'missed', 'scored', 'waiting', 'waiting'],
        ]}
        score={['3', '2']}
        labels={{ scored: 'scored', missed: 'missed', waiting: 'not yet taken' }}
      />
    ),
  },
};

/** Layout on a wide page. */
export const Desktop: Story = { ...SetsGamesPoints, tags: ['desktop'], globals: { density: 'compact' } };
