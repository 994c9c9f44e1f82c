// Examines pages of the built app with Lighthouse's mobile preset. Prints a JSON line a page: the median of each figure,
// and the failed audits of accessibility, best practices and search engines.
// npm run bench lighthouse -- [--runs 5] [--page home] [--origin http://localhost:4000]
// With --origin it examines a site that runs already, such as that of `npm start`, and the pages of its casino too.
import { parseArgs } from 'node:util';
import { median, print, rounded } from './lib/figures.ts';
import { runLighthouse, type Figures, type LighthouseRun } from './lib/lighthouse.ts';
import { startPlatform } from './lib/platform.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, page: { type: 'string' }, origin: { type: 'string' } },
});
const runs = Number(values.runs);
if (!Number.isSafeInteger(runs) || runs < 1)
  throw new Error(`--runs is "${values.runs}" but must be a whole number above 0.`);

/** Returns the canonical path of the first football match of the line. */
async function matchPath(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/web-api/line/matches?section=line&sportId=1&limit=1`);
  // The cast: the platform answers by the contract, of which this type is a part.
  const { matches } = (await answer.json()) as { matches: { id: number; competitionId: number }[] };
  const [match] = matches;
  if (!match) throw new Error(`The line has no football match: ${answer.url} answered ${answer.status}.`);
  const short = `/en/line/football/${match.competitionId}/${match.id}`;
  const page = await (await fetch(origin + short)).text();
  const canonical = /<link[^>]* rel="canonical"[^>]* href="([^"]+)"/.exec(page)?.[1];
  return canonical === undefined ? short : new URL(canonical).pathname;
}

/** Returns the pages of a site's casino: lobby, a category, search and the first game of the lobby. */
async function casinoPages(origin: string): Promise<Readonly<Record<string, string>>> {
  const lobby = '/en/casino-lobby';
  const [game] = /\/en\/game\/\d+\/[\w-]+/.exec(await (await fetch(origin + lobby)).text()) ?? [];
  if (game === undefined) throw new Error(`${origin}${lobby} shows no game: start a site with a casino.`);
  return { lobby, slots: '/en/slots', 'casino-search': '/en/casino-search', game };
}

/** Returns the median of each figure. */
function medians(all: readonly LighthouseRun[]): Figures {
  const names = Object.keys(all[0]?.figures ?? {}) as (keyof Figures)[];
  const of = (name: keyof Figures) =>
    rounded(median(all.map(({ figures }) => figures[name])), name === 'cls' ? 4 : 0);
  // `Object.fromEntries` and `Object.keys` lose the keys.
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Figures;
}

const platform = values.origin === undefined ? await startPlatform(undefined) : undefined;
try {
  const origin = values.origin ?? `http://localhost:${platform?.port}`;
  const pages = {
    home: '/en',
    live: '/en/live',
    football: '/en/line/football',
    match: await matchPath(origin),
    results: '/en/results',
    'sign-in': '/en/user/login',
    ...(values.origin === undefined ? {} : await casinoPages(origin)),
  };
  const chosen = Object.entries(pages).filter(([name]) => values.page === undefined || values.page === name);
  if (chosen.length === 0)
    throw new Error(`--page is "${values.page}" but may be one of ${Object.keys(pages).join(', ')}.`);
  for (const [page, path] of chosen) {
    const all: LighthouseRun[] = [];
    for (let run = 0; run < runs; run += 1) all.push(await runLighthouse(origin + path));
    const failed = [...new Set(all.flatMap((run) => run.failed))];
    print({ bench: 'lighthouse', page, path, runs, ...medians(all), failed });
  }
} finally {
  await platform?.stop();
}
