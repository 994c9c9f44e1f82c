import { entryFor, findOrphans, matchDigest, withoutOrphans } from './digests.ts';
import { faultsOf } from './guard.ts';
import { writeDigests, type Session } from './session.ts';
import { onlyLooks, screenshotsOf, type Job, type Outcome } from './storybook.ts';

/**
 * Takes the looks that are due. If a look of a story has another digest, the story is taken once more in all its
 * looks, without judging them again, and all its digests are replaced.
 * @returns whether every story passed and looked the same twice
 */
export async function update({ build, storybook, digests, all, due, lookNames }: Session): Promise<boolean> {
  // Entries without a build are all by one browser, so only an update of all entries can change it.
  const made = due.length === all.length ? build : digests.browser;
  const renewsAll = made !== digests.browser;
  const looks: Record<string, Readonly<Record<string, string>>> = { ...digests.looks };
  const firstDigests = new Map<string, ReadonlyMap<string, string>>();
  let failures = 0;

  /** @returns digests by look; undefined if the story failed */
  function digestsOf(outcome: Outcome): Map<string, string> | undefined {
    const faults = faultsOf(outcome);
    if (faults.length > 0) {
      fail(outcome.job, faults.join('; '));
      return undefined;
    }
    return new Map([...screenshotsOf(outcome)].map(([look, { digest }]) => [look, digest]));
  }
  function fail({ story }: Job, reason: string): void {
    failures += 1;
    console.log(`failed  ${story.id}: ${reason}`);
  }

  await storybook.walk(due, (outcome) => {
    const { id } = outcome.job.story;
    const taken = digestsOf(outcome);
    if (!taken) return;
    const differs = [...taken].some(
      ([look, digest]) => matchDigest(looks[id]?.[look], digest, digests.browser, build) !== 'same',
    );
    if (differs || renewsAll) firstDigests.set(id, taken);
  });
  const changed = all.filter(({ story }) => firstDigests.has(story.id));
  const again = changed.map((job) => onlyLooks(job, [...(lookNames.get(job.story.id) ?? [])]));
  await storybook.walk(again, (outcome) => {
    const { id } = outcome.job.story;
    const taken = digestsOf(outcome);
    if (!taken) return;
    const unsteady = [...(firstDigests.get(id) ?? [])].filter(([look, digest]) => taken.get(look) !== digest);
    if (unsteady.length > 0) {
      fail(outcome.job, `${unsteady.map(([look]) => look).join(', ')} did not look the same twice`);
      return;
    }
    console.log(`${looks[id] ? 'changed' : 'new    '} ${id}`);
    looks[id] = Object.fromEntries([...taken].map(([look, digest]) => [look, entryFor(digest, made, build)]));
  });
  for (const orphan of findOrphans({ browser: made, looks }, lookNames)) console.log(`removed ${orphan}`);
  await writeDigests(withoutOrphans({ browser: made, looks }, lookNames));
  console.log(
    `${changed.length} stories were taken in all looks, ${failures} failed. See them with --review.`,
  );
  return failures === 0;
}
