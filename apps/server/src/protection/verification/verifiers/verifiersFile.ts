import { checkSteps, checkTypes, type CheckType } from '@touchline/contract/verification';
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { createCircuit, StartupError } from '../../../kernel/index.ts';
import type { Verifier } from './adapter.ts';
import { createTouchlineVerifier } from './touchlineVerifier.ts';

const id = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]{0,31}$/, 'an id is lower-case letters, digits and dashes'),
);
const origin = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[a-z0-9.:[\]-]+$/, 'an origin is https://host, without a path'),
);

const offered = v.strictObject({
  type: v.picklist(checkTypes),
  /** The verifier's name of the type. */
  level: v.pipe(v.string(), v.minLength(1)),
  /** Steps of its page, in order. */
  steps: v.pipe(v.array(v.picklist(checkSteps)), v.minLength(1)),
  /** Seconds after which a check ends if the player sends nothing. */
  expires: v.optional(v.pipe(v.number(), v.integer(), v.minValue(60)), 7 * 86_400),
});

const entry = v.strictObject({
  id,
  adapter: v.literal('touchline'),
  url: v.pipe(v.string(), v.url()),
  /** Origin of its pages, if it isn't that of the API. */
  frameOrigin: v.optional(origin),
  key: v.pipe(v.string(), v.minLength(8)),
  secrets: v.pipe(v.array(v.pipe(v.string(), v.minLength(16))), v.minLength(1), v.maxLength(2)),
  types: v.pipe(v.array(offered), v.minLength(1)),
});

/** Type of verification that a verifier offers. */
export interface OfferedType extends v.InferOutput<typeof offered> {
  readonly verifier: string;
  /** Origin of the verifier's pages. */
  readonly frameOrigin: string;
}

/** All verifiers of the platform. */
export interface Verifiers {
  /** Types that a verifier offers, each once. */
  readonly types: readonly OfferedType[];
  /** Returns a verifier; undefined if the platform has none of this id. */
  of(verifier: string): Verifier | undefined;
  /** Returns what checks a type; undefined without a verifier for it. */
  ofType(type: CheckType): OfferedType | undefined;
}

export const noVerifiers: Verifiers = { types: [], of: () => undefined, ofType: () => undefined };

/** Reads the list of verifiers. Throws a StartupError that names the file and the fault. */
export async function readVerifiers(file: string | undefined, now: () => Date): Promise<Verifiers> {
  if (file === undefined) return noVerifiers;
  try {
    const listed = v.parse(v.array(entry), JSON.parse(await readFile(file, 'utf8')));
    const byId = new Map(
      listed.map(({ id: name, url, frameOrigin, key, secrets }) => {
        const own = { url, key, secrets, frameOrigin: frameOrigin ?? new URL(url).origin };
        return [name, guarded(createTouchlineVerifier(own), now)];
      }),
    );
    const all = listed.flatMap(({ id: verifier, url, frameOrigin, types }) =>
      types.map((type) => ({ ...type, verifier, frameOrigin: frameOrigin ?? new URL(url).origin })),
    );
    // The first verifier of a type checks it.
    const types = all.filter(({ type }, index) => all.findIndex((one) => one.type === type) === index);
    return {
      types,
      of: (name) => byId.get(name),
      ofType: (type) => types.find((one) => one.type === type),
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(
      `The list of verifiers ${file} has a fault (${reason}): mend it, or take VERIFIERS_FILE away.`,
    );
  }
}

/** Wraps a verifier: after five calls without an answer in a minute it isn't called for half a minute. */
function guarded(verifier: Verifier, now: () => Date): Verifier {
  const { call } = createCircuit(now);
  return {
    begin: (wanted) => call(() => verifier.begin(wanted)),
    openFrame: (reference, language) => call(() => verifier.openFrame(reference, language)),
    askDocument: (reference, document) => call(() => verifier.askDocument(reference, document)),
    lookUp: (ref) => call(() => verifier.lookUp(ref)),
    readCallback: (callback) => verifier.readCallback(callback),
  };
}
