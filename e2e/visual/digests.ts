import { createHash } from 'node:crypto';
import { PNG } from 'pngjs';
import * as v from 'valibot';
import type { Look } from './stories.ts';

const File = v.object({
  browser: v.string(),
  looks: v.record(v.string(), v.record(v.string(), v.string())),
});

/**
 * The baseline: a digest of each look of each story. Each look is a line of its own, so that a new brand only adds
 * lines and changes to two stories merge without conflicts.
 */
export interface Digests {
  /** Name and version of the browser that drew the looks, as "HeadlessChrome/156.0.8078.79". */
  readonly browser: string;
  /**
   * Digest by look's name, by story's id. `<digest>@<build>` marks a look drawn by another build, in a story that was
   * updated alone on a machine with that build.
   */
  readonly looks: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * Digest of a screenshot's pixels, not of its file: Chromium's compressor depends on the processor. Unpacking takes
 * 4 ms a screenshot, 3 % of a walk.
 * @returns twelve hexadecimal digits
 */
export function digestOf(png: Buffer): string {
  const { width, height, data } = PNG.sync.read(png);
  return createHash('sha256').update(`${width}x${height}\0`).update(data).digest('hex').slice(0, 12);
}

/** @throws {Error} when the text is in another format */
export function parseDigests(text: string): Digests {
  return v.parse(File, JSON.parse(text));
}

/** @returns the text of the file, sorted by story; looks keep their order */
export function formatDigests({ browser, looks }: Digests): string {
  const sorted = Object.entries(looks).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify({ browser, looks: Object.fromEntries(sorted) }, null, 2)}\n`;
}

/** Comparison of a digest with its entry; an entry by `otherBrowser` can't be compared on this machine. */
export type Match = 'same' | 'differs' | 'missing' | 'otherBrowser';

/**
 * @param entry of the look in digests.json
 * @param made build that drew the entries without a build of their own
 * @param here build of this machine's browser
 */
export function matchDigest(entry: string | undefined, digest: string, made: string, here: string): Match {
  if (entry === undefined) return 'missing';
  const [expected, build = made] = entry.split('@');
  if (build !== here) return 'otherBrowser';
  return expected === digest ? 'same' : 'differs';
}

/** @returns the entry for a digest that build `here` drew, in a file whose entries are by build `made` */
export function entryFor(digest: string, made: string, here: string): string {
  return made === here ? digest : `${digest}@${here}`;
}

/** @returns entries whose story or look doesn't exist any more, as `<story>: <look>` */
export function findOrphans(
  { looks }: Digests,
  lookNames: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  return Object.entries(looks).flatMap(([id, entries]) =>
    Object.keys(entries)
      .filter((name) => !lookNames.get(id)?.has(name))
      .map((name) => `${id}: ${name}`),
  );
}

/** @returns the digests without the entries that `findOrphans` finds */
export function withoutOrphans(
  { browser, looks }: Digests,
  lookNames: ReadonlyMap<string, ReadonlySet<string>>,
): Digests {
  const left = Object.entries(looks).map(([id, entries]) => {
    const valid = Object.entries(entries).filter(([name]) => lookNames.get(id)?.has(name));
    return [id, Object.fromEntries(valid)] as const;
  });
  return {
    browser,
    looks: Object.fromEntries(left.filter(([, entries]) => Object.keys(entries).length > 0)),
  };
}

/**
 * Adds the expected digest of a look, if this machine's browser drew it. It proves the colours of a usual look: only once
 * axe has found them readable does an update write its entry, and the same pixels have the same contrast. Entries of
 * thorough looks are written without axe.
 * @param here build of this machine's browser
 * @param counts whether proofs count in this run
 */
export function withEntry(
  look: Look,
  storyId: string,
  { browser, looks }: Digests,
  here: string,
  counts: boolean,
): Look {
  const [expected, build = browser] = looks[storyId]?.[look.name]?.split('@') ?? [];
  if (expected === undefined || build !== here) return look;
  return { ...look, expected, isProven: counts && look.judged === 'colours' && !look.thorough };
}
