// Plays every story, has axe judge it, and compares its looks with e2e/visual/digests.json. Builds the Storybook if it
// is stale. Parts of ids choose stories; without any, all are taken.
//   node e2e/visual/run.ts [part ...]           the guard: writes e2e/report/visual/summary.json
//   node e2e/visual/run.ts --update [part ...]  replaces the digests of stories whose looks differ
//   node e2e/visual/run.ts --review [part ...]  shows looks whose digests changed since the base commit, before and after
//   node e2e/visual/run.ts --look part ...      writes screenshots to e2e/report/looks, from `npm run storybook` if it runs
// --thorough (or THOROUGH=1) takes every look and not only the usual ones; --share n/10 a tenth of the others too.
// --storybook <folder> takes a Storybook that is built already. --judge-all has axe judge what digests.json proves too.
import { parseArgs } from 'node:util';
import { check } from './check.ts';
import { look } from './look.ts';
import { review } from './review.ts';
import { openSession, type Session } from './session.ts';
import { readShare } from './stories.ts';
import { buildStorybook, findRunningStorybook, launchBrowser } from './storybook.ts';
import { update } from './update.ts';

const began = performance.now();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    update: { type: 'boolean', default: false },
    review: { type: 'boolean', default: false },
    look: { type: 'boolean', default: false },
    thorough: { type: 'boolean', default: process.env['THOROUGH'] === '1' },
    share: { type: 'string' },
    storybook: { type: 'string' },
    'judge-all': { type: 'boolean', default: false },
  },
});
const share = values.share === undefined ? undefined : readShare(values.share);
const running = values.look ? await findRunningStorybook() : undefined;
const source = values.storybook ?? running ?? buildStorybook();

const browser = await launchBrowser();
try {
  const judgesAll = values['judge-all'] || values.update;
  const session = await openSession(browser, source, positionals, {
    thorough: values.thorough,
    share,
    judgesAll,
  });
  process.exitCode = (await perform(session).finally(session.storybook.close)) ? 0 : 1;
} finally {
  await browser.close();
}

/** @returns whether it succeeded */
async function perform(session: Session): Promise<boolean> {
  if (session.wanted.length === 0) {
    console.log(`No story's id contains ${positionals.join(' or ')}.`);
    return false;
  }
  if (values.update) return update(session);
  if (!values.review && !values.look) return check(session, began);
  await (values.look ? look(session) : review(session));
  return true;
}
