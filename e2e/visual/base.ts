import type { Browser } from 'playwright';
import { buildBase, findBase, readBaseDigests } from './baseCommit.ts';
import type { Digests } from './digests.ts';
import { compare } from './image.ts';
import { TakeError, type Screenshot } from './photograph.ts';
import type { LookImages } from './report.ts';
import { openStorybook, screenshotsOf, type Job } from './storybook.ts';
import type { Comparison } from './verdict.ts';

/** Looks at the base commit. */
export interface Base {
  readonly commit: string;
  /** Its digests.json; undefined if it has none in this format. */
  readonly digests: Digests | undefined;
  /** @returns digests by look, by story's id; only those that the base has */
  takeDigests(jobs: readonly Job[]): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>>;
  /** @returns screenshots by look; only those that the base has */
  takeAlone(job: Job): Promise<ReadonlyMap<string, Screenshot>>;
  close(): Promise<void>;
}

/** @throws {Error} when the base commit can't be found or built */
export async function openBase(browser: Browser): Promise<Base> {
  const commit = findBase();
  const { stories, choices, walk, takeAlone, close } = await openStorybook(browser, buildBase(commit));

  /** The job without the looks that the base commit doesn't have. */
  function jobAtBase(job: Job): Job[] {
    const story = stories.find(({ id }) => id === job.story.id);
    const looks = job.looks.filter(
      ({ brand, mode }) => choices.brands.includes(brand) && choices.modes.includes(mode),
    );
    return story && looks.length > 0 ? [{ story, looks }] : [];
  }

  return {
    commit,
    digests: readBaseDigests(commit),
    async takeDigests(jobs) {
      const digests = new Map<string, ReadonlyMap<string, string>>();
      await walk(jobs.flatMap(jobAtBase), ({ job, take }) => {
        if (take instanceof TakeError) return;
        digests.set(job.story.id, new Map(take.screenshots.map(({ look, digest }) => [look, digest])));
      });
      return digests;
    },
    async takeAlone(job) {
      const [possible] = jobAtBase(job);
      return possible ? screenshotsOf(await takeAlone(possible)) : new Map();
    },
    close,
  };
}

/** A look compared with the same look at the base commit. */
export interface ComparedLook {
  readonly look: string;
  readonly comparison: Comparison;
  readonly images: LookImages;
}

/** Compares looks of a story with those at the base commit, pixel by pixel. */
export function compareLooks(
  looks: readonly string[],
  before: ReadonlyMap<string, Screenshot>,
  after: ReadonlyMap<string, Screenshot>,
): ComparedLook[] {
  return looks.map((look) => {
    const images = { look, before: before.get(look)?.png, after: after.get(look)?.png };
    if (!images.before) return { look, comparison: 'absent', images };
    if (!images.after) return { look, comparison: { difference: 'can no longer be taken' }, images };
    const difference = compare(images.before, images.after);
    if (!difference) return { look, comparison: 'same', images };
    return {
      look,
      comparison: { difference: difference.reason },
      images: { ...images, difference: difference.picture },
    };
  });
}

/** Compares looks of a story with those at the base commit by digest alone. */
export function compareDigests(
  looks: readonly string[],
  before: ReadonlyMap<string, string> | undefined,
  after: ReadonlyMap<string, Screenshot>,
): ComparedLook[] {
  return looks.map((look) => {
    const [old, now] = [before?.get(look), after.get(look)?.digest];
    const changed: Comparison = old === undefined ? 'absent' : { difference: 'differs' };
    return { look, comparison: old === now ? 'same' : changed, images: { look } };
  });
}
