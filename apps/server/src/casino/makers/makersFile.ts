import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { createCircuit, parseAddress, StartupError } from '../../kernel/index.ts';
import type { Maker } from './adapter.ts';
import { createTouchlineMaker } from './touchlineMaker.ts';

const id = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{0,31}$/, 'an id is lower-case letters, digits and dashes'),
);
const origin = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[a-z0-9.:[\]-]+$/, 'an origin is https://host, without a path'),
);

const ipAddress = v.pipe(
  v.string(),
  v.check((text) => parseAddress(text) !== undefined, 'an address is an IP address'),
  v.transform((text) => parseAddress(text) ?? text),
);

const entry = v.strictObject({
  id,
  adapter: v.literal('touchline'),
  name: v.pipe(v.string(), v.minLength(1)),
  url: v.pipe(v.string(), v.url()),
  /** Origin of its frames, if it isn't that of the API. */
  frameOrigin: v.optional(origin),
  /** Origin of its thumbnails, if it isn't that of the frames. */
  thumbnailOrigin: v.optional(origin),
  secrets: v.pipe(v.array(v.pipe(v.string(), v.minLength(16))), v.minLength(1), v.maxLength(2)),
  /** Addresses from which it may call; all if empty. */
  addresses: v.optional(v.array(ipAddress), []),
  /** Reason why its frames may open pop-ups; without one they may not. */
  popups: v.optional(v.pipe(v.string(), v.minLength(10, 'pop-ups need a reason'))),
});

/** A maker of the platform. */
export interface ListedMaker extends Maker {
  readonly id: string;
  readonly name: string;
  readonly frameOrigin: string;
  readonly thumbnailOrigin: string;
  /** Secrets of both directions: the current one, and the one before while they change. */
  readonly secrets: readonly string[];
  /** Addresses from which it may call, as `parseAddress` returns them; all if empty. */
  readonly addresses: readonly string[];
  /** True if its frames may open pop-ups. */
  readonly needsPopups: boolean;
  /** Returns whether it isn't called now, because it gave no answers. */
  isDown(): boolean;
}

/** All makers of the platform. */
export interface Makers {
  readonly all: readonly ListedMaker[];
  /** Returns a maker; undefined if the platform has none of this id. */
  of(id: string): ListedMaker | undefined;
}

/** Reads the list of makers. Throws a StartupError that names the file and the fault. */
export async function readMakers(file: string | undefined, now: () => Date): Promise<Makers> {
  if (file === undefined) return { all: [], of: () => undefined };
  try {
    const listed = v.parse(v.array(entry), JSON.parse(await readFile(file, 'utf8')));
    const twice = listed.find(({ id: name }, index) => listed.findIndex((one) => one.id === name) !== index);
    if (twice) throw new Error(`${twice.id} is listed twice`);
    const all = listed.map((one) => listedMaker(one, now));
    const byId = new Map(all.map((maker) => [maker.id, maker]));
    return { all, of: (name) => byId.get(name) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(
      `The list of makers ${file} has a fault (${reason}): mend it, or take MAKERS_FILE away.`,
    );
  }
}

function listedMaker(listed: v.InferOutput<typeof entry>, now: () => Date): ListedMaker {
  const { url, secrets, name, addresses } = listed;
  const frameOrigin = listed.frameOrigin ?? new URL(url).origin;
  const [secret = ''] = secrets;
  const maker = createTouchlineMaker({ id: listed.id, url, frameOrigin, secret, now });
  return {
    ...guarded(maker, now),
    id: listed.id,
    name,
    frameOrigin,
    thumbnailOrigin: listed.thumbnailOrigin ?? frameOrigin,
    secrets,
    addresses,
    needsPopups: listed.popups !== undefined,
  };
}

/**
 * Wraps a maker: after five calls for sessions and rounds without an answer in a minute, these aren't made for half a
 * minute. Lists, jackpots and reports don't count: without them games can still be played.
 */
function guarded(maker: Maker, now: () => Date): Maker & Pick<ListedMaker, 'isDown'> {
  const { isDown, call } = createCircuit(now);
  return {
    isDown,
    games: (cursor) => maker.games(cursor),
    launch: (wanted) => call(() => maker.launch(wanted)),
    roundState: (roundId) => call(() => maker.roundState(roundId)),
    endSession: (sessionId, reason) => call(() => maker.endSession(sessionId, reason)),
    jackpots: () => maker.jackpots(),
    createFreeRounds: (wanted) => maker.createFreeRounds(wanted),
    cancelFreeRounds: (freeRoundsId) => maker.cancelFreeRounds(freeRoundsId),
    report: (day) => maker.report(day),
  };
}
