import { join } from 'node:path';
import { compareLooks, openBase } from './base.ts';
import { openReport } from './report.ts';
import { reports, type Session } from './session.ts';
import { onlyLooks, screenshotsOf } from './storybook.ts';

/** Shows the looks that have other digests than at the base commit, before and after. */
export async function review({ browser, storybook, digests, wanted }: Session): Promise<void> {
  const base = await openBase(browser);
  const report = await openReport(join(reports, 'review'));
  let changed = 0;
  for (const whole of wanted) {
    const { id } = whole.story;
    const names = Object.entries(digests.looks[id] ?? {})
      .filter(([look, entry]) => base.digests?.looks[id]?.[look] !== entry)
      .map(([look]) => look);
    if (names.length === 0) continue;
    changed += 1;
    const job = onlyLooks(whole, names);
    const compared = compareLooks(
      names,
      await base.takeAlone(job),
      screenshotsOf(await storybook.takeAlone(job)),
    );
    const reason = compared.map(({ look, comparison }) => `${look}: ${sayComparison(comparison)}`).join(', ');
    await report.add({ id, reason, images: compared.map(({ images }) => images) });
    console.log(`${id}: ${reason}`);
  }
  await base.close();
  const title = `${changed} stories have new digests since ${base.commit.slice(0, 12)}`;
  console.log(`${title}: ${await report.finish(title)}`);
}

function sayComparison(comparison: ReturnType<typeof compareLooks>[number]['comparison']): string {
  if (comparison === 'same') return 'the same pixels';
  return comparison === 'absent' ? 'new' : comparison.difference;
}
