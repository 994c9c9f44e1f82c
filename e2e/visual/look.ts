import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { faultsOf } from './guard.ts';
import { TakeError } from './photograph.ts';
import { reports, type Session } from './session.ts';

/** Writes the screenshots of the stories and prints their paths. */
export async function look({ storybook, due }: Session): Promise<void> {
  const folder = join(reports, 'looks');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await storybook.walk(due, async (outcome) => {
    const { job, take } = outcome;
    for (const fault of faultsOf(outcome)) console.log(`${job.story.id}: ${fault}`);
    const screenshots = take instanceof TakeError ? [{ look: 'failed', png: take.png }] : take.screenshots;
    for (const { look, png } of screenshots) {
      if (!png) continue;
      const path = join(folder, `${job.story.id}.${look.replaceAll(' ', '-')}.png`);
      await writeFile(path, png);
      console.log(path);
    }
  });
}
