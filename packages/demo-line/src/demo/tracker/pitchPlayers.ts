import type { TrackerEvent } from '@touchline/contract/tracker';
import { seeded } from '../../engine/random.ts';
import type { PitchSport } from './pitchSports.ts';

export type Squads = readonly [home: readonly string[], away: readonly string[]];

/** A penalty gives the other side the advantage for two minutes. */
const ADVANTAGE = 120;

function mannerOf(
  sport: PitchSport,
  chance: number,
  event: TrackerEvent,
  before: readonly TrackerEvent[],
): TrackerEvent['manner'] {
  const hasAdvantage = before.some(
    ({ kind, side, seconds = 0 }) =>
      kind === 'penalty' && side !== event.side && (event.seconds ?? 0) - seconds < ADVANTAGE,
  );
  if (hasAdvantage) return 'power-play';
  let left = chance;
  return sport.manners.find(([, share]) => (left -= share) < 0)?.[0];
}

/**
 * Adds the players to events, oldest first: only those on the pitch, and nobody is booked twice.
 * @param seed of the match
 */
export function withPlayers(
  sport: PitchSport,
  seed: string,
  squads: Squads,
  events: readonly TrackerEvent[],
): TrackerEvent[] {
  const [size] = sport.players;
  const pitch = squads.map((squad) => squad.slice(0, size));
  const bench = squads.map((squad) => squad.slice(size));
  const booked = new Set<string>();
  const done: TrackerEvent[] = [];
  for (const event of events) {
    const { side } = event;
    const own = side === undefined ? undefined : pitch[side];
    if (side === undefined || !own || event.kind === 'corner') {
      done.push(event);
      continue;
    }
    const random = seeded(`${seed} player ${event.id}`);
    // Forwards are last, and score most; the goalkeeper is first and isn't chosen.
    const exponent = event.kind === 'goal' ? 0.5 : 1;
    const outfield = own.slice(1).filter((name) => event.kind === 'goal' || !booked.has(name));
    const player = outfield[Math.floor(random.next() ** exponent * outfield.length)] ?? own[1] ?? '';
    const index = own.indexOf(player);
    if (event.kind === 'yellow-card') booked.add(player);
    if (event.kind === 'red-card') own.splice(index, 1);
    if (event.kind === 'substitution') {
      const entering = bench[side]?.shift();
      if (entering === undefined) continue;
      own[index] = entering;
      done.push({ ...event, player: entering, off: player });
      continue;
    }
    const manner = event.kind === 'goal' ? mannerOf(sport, random.next(), event, done) : undefined;
    done.push({ ...event, player, ...(manner !== undefined && { manner }) });
  }
  return done;
}
