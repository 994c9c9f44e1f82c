// Walks every story of a built Storybook: it is played, and in each look compared with its baseline and judged by axe.
//   node e2e/visual/run.ts [--update] [--thorough] [--storybook <folder>] [<part of a story's id> ...]
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PNG } from 'pngjs';
import { launchChromium } from '../lib/browser.ts';
import { serveFolder } from '../lib/staticServer.ts';
import { axeNotes } from './axeNotes.ts';
import { digestOf, readDigests, writeDigests } from './digests.ts';
import { compare, encode, stack } from './image.ts';
import { openPhotographer, type Photographer } from './photograph.ts';
import { writeReport, type Finding } from './report.ts';
import { findStories, type Story } from './stories.ts';

/** One more than there are processors: a page waits for frames and for what a story plays. */
const pages = 3;
const baselines = join(import.meta.dirname, 'baselines');
const digestFile = join(import.meta.dirname, 'digests.json');
const report = join(import.meta.dirname, '..', 'report', 'visual');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    update: { type: 'boolean', default: false },
    thorough: { type: 'boolean', default: false },
    storybook: { type: 'string', default: join(import.meta.dirname, '..', '..', 'storybook-static') },
  },
});

/** Compares one story with its baseline, or with `--update` replaces the baseline when it differs. */
async function judge(id: string, pictures: readonly Buffer[]): Promise<Finding | undefined> {
  const file = join(baselines, `${id}.png`);
  const before = await readFile(file).catch(() => undefined);
  if (before && digests.get(id) === digestOf([...pictures, before])) return undefined;
  const picture = stack(pictures);
  const difference = before && compare(PNG.sync.read(before), picture);
  if (before && !difference) {
    if (values.update) digests.set(id, digestOf([...pictures, before]));
    return undefined;
  }
  const after = encode(picture);
  if (values.update) {
    await writeFile(file, after);
    digests.set(id, digestOf([...pictures, after]));
    console.log(`${before ? 'changed' : 'new'} ${id}`);
    return undefined;
  }
  if (!before || !difference) return { id, reason: 'has no baseline', after };
  const shown = difference.picture ? { difference: difference.picture } : {};
  return { id, reason: difference.reason, before, after, ...shown };
}

/** What the walk has seen, in all. */
const seen = { stories: 0, pictures: 0, looks: 0, violations: 0, undecided: {} as Record<string, number> };
/** Stories that did not look the same twice. */
const unsteady = new Set<string>();

/** How often a story is photographed at most until it looks the same twice. */
const mostTakes = 4;

/**
 * What differs in a story, once it has looked the same twice: a picture that nobody can take again, as of a page that
 * has not settled, shows nothing about the story. Such a one is reported beside the result.
 */
async function judgeSteady(photographer: Photographer, story: Story, first: readonly Buffer[]) {
  const finding = await judge(story.id, first);
  if (!finding) return undefined;
  let before = first;
  for (let take = 1; take < mostTakes; take += 1) {
    const { pictures } = await photographer.photograph(story);
    if (
      pictures.every(
        (picture, at) => compare(PNG.sync.read(before[at] ?? picture), PNG.sync.read(picture)) === undefined,
      )
    ) {
      return take === 1 ? finding : judge(story.id, pictures);
    }
    unsteady.add(story.id);
    before = pictures;
  }
  return { ...finding, reason: `did not look the same twice in ${mostTakes} takes` };
}

/** What differs in a story's looks, and what in them nobody could use. */
async function judgeStory(photographer: Photographer, story: Story): Promise<Finding[]> {
  const { id } = story;
  try {
    const { pictures, looks, barriers, clashes, undecided } = await photographer.photograph(story);
    seen.stories += 1;
    seen.pictures += pictures.length;
    seen.looks += looks;
    seen.violations += barriers.length;
    for (const [rule, count] of Object.entries(undecided)) {
      seen.undecided[rule] = (seen.undecided[rule] ?? 0) + count;
    }
    const difference = story.pictured ? await judgeSteady(photographer, story, pictures) : undefined;
    const barrier = barriers.length > 0 ? [{ id, reason: `is not accessible: ${barriers.join('; ')}` }] : [];
    const clash = clashes.map((reason) => ({ id, reason }));
    const unnoted = Object.keys(undecided).filter((rule) => !Object.hasOwn(axeNotes, rule));
    const doubt = unnoted.map((rule) => ({
      id,
      reason: `axe can't decide about ${rule}. Judge it by hand, then note in e2e/visual/axeNotes.ts why it can't and what you found.`,
    }));
    return [...(difference ? [difference] : []), ...barrier, ...clash, ...doubt];
  } catch (error) {
    return [{ id, reason: error instanceof Error ? error.message : String(error) }];
  }
}

/** @returns what differs among the stories, and the baselines whose story is gone */
async function walk(stories: readonly Story[], origin: string): Promise<Finding[]> {
  const [first] = stories;
  if (!first) return [];
  // Nothing but the built Storybook may be reached: a picture from elsewhere would change by itself.
  const browser = await launchChromium(['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'], {
    FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf'),
  });
  const findings: Finding[] = [];
  const queue = [...Map.groupBy(stories, ({ file }) => file).values()];
  const work = async () => {
    const photographer = await openPhotographer(browser, origin, first, values.thorough ? 'every' : 'usual');
    for (let file = queue.shift(); file; file = queue.shift()) {
      for (const story of file) findings.push(...(await judgeStory(photographer, story)));
    }
  };
  try {
    await Promise.all(Array.from({ length: pages }, work));
  } finally {
    await browser.close();
  }
  return findings;
}

async function findOrphans(stories: readonly Story[]): Promise<Finding[]> {
  const ids = new Set(stories.filter(({ pictured }) => pictured).map(({ id }) => id));
  const orphans = (await readdir(baselines)).filter((name) => !ids.has(name.replace(/\.png$/, '')));
  if (values.update) {
    await Promise.all(orphans.map((name) => rm(join(baselines, name))));
    for (const id of digests.keys()) if (!ids.has(id)) digests.delete(id);
    return [];
  }
  return orphans.map((name) => ({ id: name, reason: 'is a baseline whose story is gone' }));
}

const began = performance.now();
await mkdir(baselines, { recursive: true });
const digests = await readDigests(digestFile);
const all = await findStories(values.storybook);
const wanted = all.filter(
  ({ id }) => positionals.length === 0 || positionals.some((part) => id.includes(part)),
);
const { origin, stop } = await serveFolder(values.storybook);
const differing = await walk(wanted, origin).finally(stop);
const findings = [...differing, ...(await findOrphans(all))].toSorted((a, b) => a.id.localeCompare(b.id));
if (values.update) await writeDigests(digestFile, digests);
const page = await writeReport(report, findings);
for (const { id, reason } of findings) console.log(`${id}: ${reason}`);
if (findings.length > 0) {
  console.log(
    `See ${page}. Where the new look is meant: node e2e/visual/run.ts --update, and commit the pictures.`,
  );
}
const failed = findings.length;
const passed = wanted.length - new Set(differing.map(({ id }) => id)).size;
const seconds = Math.round((performance.now() - began) / 1000);
const { stories, pictures, looks, violations, undecided } = seen;
await writeFile(
  join(report, 'summary.json'),
  JSON.stringify({ passed, failed, stories, pictures, looks, violations, undecided, seconds }),
);
const doubts = Object.entries(undecided).map(([rule, count]) => `${rule} ${count}`);
console.log(
  `${stories} stories, ${pictures} pictures, ${looks} looks judged, ${violations} violations, ` +
    `undecided by axe and noted: ${doubts.join(', ') || 'none'}, ${seconds} s`,
);
if (unsteady.size > 0) console.log(`Looked different from one take to the next: ${[...unsteady].join(', ')}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
