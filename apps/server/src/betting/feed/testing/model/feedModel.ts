import { seeded } from '@touchline/demo-line/testing';
import type { Topic } from '@touchline/feed';
import { createMemoryBus } from '../../../../kernel/bus/index.ts';
import { createClient, type Client, type Worst } from './client.ts';
import { differences } from './differences.ts';
import type { PipeCounts } from './pipe.ts';
import { createProcess, type FeedProcess } from './process.ts';
import { createSimulation, type Simulation } from './simulation.ts';
import { createTruth } from './truth.ts';
import { createWorld } from './world.ts';

export interface FeedModelOptions {
  readonly seed: string;
  /** Number of messages to or from listeners before the faults end. */
  readonly messages: number;
}

export interface FeedModelOutcome {
  readonly counts: PipeCounts;
  readonly worst: Worst;
  readonly leaders: number;
  readonly silences: number;
  readonly kills: number;
  readonly bets: { accepted: number; refused: number };
  /** Sentences on violated rules. */
  readonly broken: readonly string[];
  /** Simulated time, ms. */
  readonly ms: number;
}

/** Bounds that hold whatever the connections do, ms. */
export const FEED_RULES = {
  /** Tolerated silence of a producer plus the time of a message. */
  offeredTooOld: 21_000,
  gapToSuspended: 1_000,
  /** A producer that is down is reported at once and again with each heartbeat; three of these may be lost. */
  downToSuspended: 16_000,
} as const;

const CLIENTS = 6;
const STEP = 100;
const CHECK = 250;
/** Average intervals of these events, ms. */
const EVERY = { leader: 180_000, silence: 90_000, kill: 240_000, browse: 20_000 } as const;
const SILENCE_MOST = 45_000;
const QUIET = 90_000;

/**
 * Runs two processes and several browsers over faulty connections until `messages` were sent; then all must agree.
 */
export async function runFeedModel({ seed, messages }: FeedModelOptions): Promise<FeedModelOutcome> {
  const random = seeded(`feed model ${seed}`);
  const simulation = createSimulation();
  const world = createWorld(random);
  const truth = createTruth(simulation);
  const bus = { ...createMemoryBus(), shared: true };
  const processes = [createProcess(simulation, bus), createProcess(simulation, bus)] as const;
  const counts: PipeCounts = {
    sent: 0,
    dropped: 0,
    doubled: 0,
    reordered: 0,
    broken: 0,
    cuts: 0,
    stalls: 0,
  };
  const worst: Worst = { offeredTooOld: 0, gapToSuspended: 0, downToSuspended: 0 };
  const bets = { accepted: 0, refused: 0 };
  const broken: string[] = [];
  const happened = { leaders: 1, silences: 0, kills: 0 };
  let leader = 0;
  let isFaulty = true;

  const leading = (): FeedProcess => processes[leader % 2 === 0 ? 0 : 1];
  const following = (): FeedProcess => processes[leader % 2 === 0 ? 1 : 0];
  for (const process of processes) {
    process.book.onChange((change) => {
      if (process !== leading()) return;
      if (change.kind === 'market') truth.note(change.record.id, change.record);
      else if (change.kind === 'drop') noteGone(change.matchId);
    });
  }
  const known = new Map<number, Set<string>>();
  for (const process of processes)
    process.book.onChange((change) => {
      if (change.kind !== 'market') return;
      known.set(change.record.matchId, (known.get(change.record.matchId) ?? new Set()).add(change.record.id));
    });
  function noteGone(matchId: number): void {
    for (const id of known.get(matchId) ?? []) truth.note(id, undefined);
  }

  const clients = Array.from({ length: CLIENTS }, (): Client => {
    let process: FeedProcess | undefined;
    return createClient({
      simulation,
      random,
      counts,
      truth,
      worst,
      isFaulty: () => isFaulty,
      hub: () => (process = random.next() < 0.5 ? processes[0] : processes[1]).hub,
      process: () => process,
    });
  });

  async function changeLeader(): Promise<void> {
    happened.leaders += 1;
    leader += 1;
    const [next, former] = [leading(), following()];
    await next.lead(world);
    await former.follow();
  }

  function silence(): void {
    const producer = random.next() < 0.5 ? 'line' : 'live';
    happened.silences += 1;
    world.silence(producer, true);
    simulation.after(random.between(5_000, SILENCE_MOST), () => world.silence(producer, false));
  }

  /** Ends a process and restarts it at once, with closed sockets and an empty book. */
  async function kill(): Promise<void> {
    happened.kills += 1;
    following().hub.closeAll();
    await following().follow();
  }

  /**
   * Places a bet on something that the page offers: the state that the server accepts may not be older than the
   * tolerated silence.
   */
  function bet(client: Client): void {
    const offered = client.offered();
    const id = offered[random.between(0, Math.max(0, offered.length - 1))];
    const shown = id === undefined ? undefined : client.book.market(id);
    const selection = shown?.selections[0];
    if (!shown || !selection) return;
    const process = processes[random.between(0, 1)] ?? processes[0];
    const answer = process.book.bettable(selection.id);
    if (!answer.ok) return void (bets.refused += 1);
    bets.accepted += 1;
    const age = truth.age(answer.market);
    if (age > FEED_RULES.offeredTooOld) broken.push(`A bet was taken on ${id}, ${age} ms after it changed.`);
    if (process.book.producers()[answer.market.producer] === 'down')
      broken.push(`A bet was taken on ${id}, whose producer is down.`);
  }

  every(simulation, STEP, () => {
    if (isFaulty) world.happen();
  });
  every(simulation, 2_000, world.breathe);
  every(simulation, CHECK, () => {
    for (const client of clients) client.check();
    const better = clients[random.between(0, CLIENTS - 1)];
    if (better) bet(better);
  });
  const byChance = (ms: number, action: () => void | Promise<void>): void =>
    every(simulation, 1_000, () => (isFaulty && random.next() < 1_000 / ms ? action() : undefined));
  byChance(EVERY.leader, changeLeader);
  byChance(EVERY.silence, silence);
  byChance(EVERY.kill, kill);
  for (const client of clients) byChance(EVERY.browse, () => client.browse());

  world.happen();
  await processes[0].lead(world);
  await processes[1].follow();
  for (const client of clients) {
    client.browse();
    client.listener.start();
  }
  const begun = simulation.now();
  while (counts.sent < messages) await simulation.pass(10_000);
  isFaulty = false;
  const topics: readonly Topic[] = ['live', 'line', 'live:1', 'live:2', 'line:1', 'line:2', 'competition:7'];
  for (const client of clients) client.settle(topics);
  await simulation.pass(QUIET);
  for (const [i, client] of clients.entries())
    for (const topic of topics)
      broken.push(...differences(client, topic, leading()).map((text) => `Client ${i}: ${text}`));
  for (const [rule, most] of Object.entries(FEED_RULES)) {
    // Each rule has the name of the figure that it bounds.
    const worstOf = worst[rule as keyof Worst];
    if (worstOf > most) broken.push(`${rule} was ${worstOf} ms, and may be ${most}.`);
  }
  return { counts, worst, ...happened, bets, broken, ms: simulation.now() - begun };
}

function every(simulation: Simulation, ms: number, action: () => void | Promise<void>): void {
  simulation.after(ms, async () => {
    await action();
    every(simulation, ms, action);
  });
}
