import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { formatDigests, parseDigests, withEntry, type Digests } from './digests.ts';
import { isDue, isInShare, looksOf, type Extent } from './stories.ts';
import { buildOf, openStorybook, type Job, type Storybook } from './storybook.ts';

/** Folder of everything that the runner writes, apart from the digests. */
export const reports = join(import.meta.dirname, '..', 'report');

const digestFile = join(import.meta.dirname, 'digests.json');

/** One run: a browser, a Storybook and the stories that were asked for. */
export interface Session {
  readonly browser: Browser;
  /** Name and version of the browser, as entries of the digests name it. */
  readonly build: string;
  readonly storybook: Storybook;
  readonly digests: Digests;
  /** All stories with all looks. */
  readonly all: readonly Job[];
  /** The stories asked for, with all looks. */
  readonly wanted: readonly Job[];
  /** The stories asked for, with the looks of the run's extent. */
  readonly due: readonly Job[];
  /** Names of the looks that are taken, by story's id. */
  readonly lookNames: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * @param source folder of a built Storybook, absolute, or the origin of a running one
 * @param parts of the ids of the stories to take; all if there are none
 */
export async function openSession(
  browser: Browser,
  source: string,
  parts: readonly string[],
  extent: Extent,
): Promise<Session> {
  const storybook = await openStorybook(browser, source);
  const all = storybook.stories.map((story): Job => ({ story, looks: looksOf(story, storybook.choices) }));
  const wanted = all.filter(
    ({ story }) => parts.length === 0 || parts.some((part) => story.id.includes(part)),
  );
  const build = await buildOf(browser);
  const digests = parseDigests(await readFile(digestFile, 'utf8'));
  return {
    browser,
    build,
    storybook,
    digests,
    all,
    wanted,
    due: wanted.map(({ story, looks }) => ({
      story,
      looks: looks
        .filter((look) => isDue(story.id, look, extent))
        .map((look) => {
          const judgesAgain = extent.judgesAll || isInShare(story.id, look, extent);
          return withEntry(look, story.id, digests, build, !judgesAgain);
        }),
    })),
    lookNames: new Map(
      all.map(({ story, looks }) => [
        story.id,
        new Set(looks.filter(({ pictured }) => pictured).map(({ name }) => name)),
      ]),
    ),
  };
}

export function writeDigests(digests: Digests): Promise<void> {
  return writeFile(digestFile, formatDigests(digests));
}
