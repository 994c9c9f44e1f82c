import type { CricketBowling, CricketInnings, CricketPlayer, Dismissal } from '@touchline/feed/source';
import type { Random } from '../../engine/random.ts';
import { count, isOver, type Delivery, type Tally } from './cricketCourse.ts';
import { drawn } from './cricketSquads.ts';

/** Bowlers of the twenty overs. None bowls two in a row or more than four. */
const SPELLS = [0, 1, 0, 1, 2, 3, 2, 4, 3, 5, 4, 2, 5, 3, 4, 2, 1, 0, 1, 0];
const OVER = 6;
const LEG_BYE = 0.045;
const FOUR_BYES = 0.01;

type Batter = {
  playerId: number;
  runs: number;
  balls: number;
  fours: number;
  sixes: number;
  dismissal?: Dismissal;
};
type Bowler = { -readonly [Key in keyof CricketBowling]: CricketBowling[Key] };

/** Kinds of dismissals and their probabilities. */
const WAYS: readonly (readonly [kind: Dismissal['kind'], chance: number])[] = [
  ['caught', 0.58],
  ['bowled', 0.2],
  ['lbw', 0.1],
  ['run-out', 0.08],
  ['stumped', 0.04],
];

function dismissed(random: Random, bowlerId: number, field: readonly CricketPlayer[]): Dismissal {
  let share = random.next();
  const kind = WAYS.find(([, chance]) => (share -= chance) < 0)?.[0] ?? 'caught';
  const keeper = field.find(({ role }) => role === 'keeper');
  const fielder = field[random.between(0, field.length - 1)];
  if (kind === 'run-out') return { kind, ...(fielder && { fielderId: fielder.id }) };
  if (kind === 'stumped') return { kind, bowlerId, ...(keeper && { fielderId: keeper.id }) };
  return { kind, bowlerId, ...(kind === 'caught' && fielder && { fielderId: fielder.id }) };
}

/** Returns the bowlers first, then the all-rounders, each group shuffled per match. */
function attackOf(random: Random, field: readonly CricketPlayer[]): readonly CricketPlayer[] {
  return (['bowler', 'all-rounder'] as const).flatMap((role) => {
    const able = field.filter((player) => player.role === role);
    return drawn(random, able, able.length);
  });
}

export interface InningsOptions {
  readonly side: 0 | 1;
  readonly batting: readonly CricketPlayer[];
  readonly bowling: readonly CricketPlayer[];
  /** Deliveries bowled in this innings so far. */
  readonly deliveries: readonly Delivery[];
  /** In the second innings, runs of the team that batted first. */
  readonly target: number | undefined;
  /** Decides who dismissed whom and which runs are byes, but never the number of runs. */
  readonly random: Random;
}

/** State of an innings while it is scored. */
interface Scoring extends InningsOptions {
  readonly tally: Tally;
  readonly extras: { wides: number; byes: number; legByes: number };
  readonly order: Batter[];
  readonly bowlers: Map<number, Bowler>;
  readonly falls: CricketInnings['falls'][number][];
  readonly attack: readonly CricketPlayer[];
  over: string[];
  /** Runs of this over that count against the bowler. */
  conceded: number;
  striker: Batter | undefined;
  other: Batter | undefined;
}

function comeIn({ batting, order }: Pick<Scoring, 'batting' | 'order'>): Batter | undefined {
  const player = batting[order.length];
  if (!player) return undefined;
  const batter = { playerId: player.id, runs: 0, balls: 0, fours: 0, sixes: 0 };
  order.push(batter);
  return batter;
}

function changeEnds(scoring: Scoring): void {
  [scoring.striker, scoring.other] = [scoring.other, scoring.striker];
}

function bowlerOf({ attack, bowlers, tally }: Scoring): Bowler | undefined {
  const player = attack[SPELLS[Math.floor(tally.balls / OVER)] ?? 0];
  if (!player) return undefined;
  const bowler = bowlers.get(player.id) ?? {
    playerId: player.id,
    balls: 0,
    maidens: 0,
    runs: 0,
    wickets: 0,
    wides: 0,
  };
  bowlers.set(player.id, bowler);
  return bowler;
}

function wicket(scoring: Scoring, striker: Batter, bowler: Bowler): void {
  const { random, bowling, tally, batting, falls, over } = scoring;
  striker.dismissal = dismissed(random, bowler.playerId, bowling);
  if (striker.dismissal.bowlerId !== undefined) bowler.wickets += 1;
  falls.push({ playerId: striker.playerId, runs: tally.runs, balls: tally.balls });
  over.push('W');
  scoring.striker = tally.wickets < batting.length - 1 ? comeIn(scoring) : undefined;
}

function runsOff(scoring: Scoring, striker: Batter, bowler: Bowler, runs: number): void {
  const { random, extras, over } = scoring;
  const roll = random.next();
  if (runs === 1 && roll < LEG_BYE) {
    extras.legByes += runs;
    over.push('1lb');
  } else if (runs === 4 && roll < FOUR_BYES) {
    extras.byes += runs;
    over.push('4b');
  } else {
    striker.runs += runs;
    if (runs === 4) striker.fours += 1;
    if (runs === 6) striker.sixes += 1;
    bowler.runs += runs;
    scoring.conceded += runs;
    over.push(String(runs));
  }
  if (runs % 2 === 1) changeEnds(scoring);
}

function wide(scoring: Scoring, bowler: Bowler, runs: number): void {
  const { extras, over } = scoring;
  scoring.conceded += runs;
  extras.wides += runs;
  bowler.wides += runs;
  bowler.runs += runs;
  over.push('wd');
}

function take(scoring: Scoring, delivery: Delivery): void {
  const { tally, striker, over } = scoring;
  const bowler = bowlerOf(scoring);
  if (!striker || !bowler) return;
  if (over.filter((ball) => ball !== 'wd').length === OVER) {
    scoring.over = [];
    scoring.conceded = 0;
  }
  count(tally, delivery);
  if (delivery.kind === 'wide') return wide(scoring, bowler, delivery.runs);
  striker.balls += 1;
  bowler.balls += 1;
  if (delivery.kind === 'wicket') wicket(scoring, striker, bowler);
  else runsOff(scoring, striker, bowler, delivery.runs);
  if (tally.balls % OVER > 0) return;
  if (scoring.conceded === 0) bowler.maidens += 1;
  if (scoring.striker) changeEnds(scoring);
}

/** Assigns every delivery of an innings to batters, bowlers and fielders; all figures are counted from them. */
export function scoreInnings(options: InningsOptions): CricketInnings {
  const { side, batting, bowling, deliveries, target, random } = options;
  const order: Batter[] = [];
  const [striker, other] = [comeIn({ batting, order }), comeIn({ batting, order })];
  const scoring: Scoring = {
    ...options,
    tally: { runs: 0, wickets: 0, balls: 0 },
    extras: { wides: 0, byes: 0, legByes: 0 },
    order,
    bowlers: new Map(),
    falls: [],
    attack: attackOf(random, bowling),
    over: [],
    conceded: 0,
    striker,
    other,
  };
  for (const delivery of deliveries) take(scoring, delivery);
  const { tally, extras, falls, over, bowlers } = scoring;
  const finished = isOver(tally, target);
  return {
    side,
    ...tally,
    finished,
    extras,
    batting: order.map((batter) => ({
      ...batter,
      ...(!finished && batter === scoring.striker && { onStrike: true as const }),
    })),
    bowling: [...bowlers.values()],
    falls,
    over,
  };
}
