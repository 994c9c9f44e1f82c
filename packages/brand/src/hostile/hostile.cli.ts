import { readFileSync } from 'node:fs';
import { parseBrandBook } from '../parseBook.ts';
import { judgeHostilePairs } from './judge.ts';
import { judgeHostileDocuments } from './judgeDocuments.ts';
import { judgeHostileMarks } from './judgeMarks.ts';

// pnpm -C packages/brand hostile <pairs|marks|documents> [count] [seed]
const [kind = 'pairs', count = '10000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);

function bookOfHouse() {
  const file = new URL('../../../../themes/touchline/brand.json', import.meta.url);
  const parsed = parseBrandBook(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.ok) throw new Error('The brand book of the house has faults.');
  return parsed.book;
}

/** Prints the figures; returns the cases that are faults of ours. */
function pairs(): readonly unknown[] {
  const figures = judgeHostilePairs(Number(count), Number(seed));
  const { generated, kept, refused, escapes, unexplained } = figures;
  console.log(
    `${generated} pairs (seed ${seed}): ${escapes.length} escapes, ${kept} kept, ${generated - kept} refused`,
  );
  for (const [reason, times] of Object.entries(refused))
    console.log(`  ${String(times).padStart(6)}  ${reason}`);
  console.log(`${unexplained.length} refusals without a reason`);
  return [...escapes, ...unexplained];
}

async function marks(): Promise<readonly unknown[]> {
  const { generated, kept, escapes, throws, undrawable } = await judgeHostileMarks(
    Number(count),
    Number(seed),
  );
  console.log(
    `${generated} marks (seed ${seed}): ${escapes.length} escapes, ${throws.length} throws, ${kept} kept, ${undrawable} refused only because they can't be drawn`,
  );
  return [...escapes, ...throws];
}

function documents(): readonly unknown[] {
  const { generated, kept, escapes, throws } = judgeHostileDocuments(
    bookOfHouse(),
    Number(count),
    Number(seed),
  );
  console.log(
    `${generated} documents (seed ${seed}): ${escapes.length} escapes, ${throws.length} throws, ${kept} imported`,
  );
  return [...escapes, ...throws];
}

const commands: Readonly<Record<string, () => readonly unknown[] | Promise<readonly unknown[]>>> = {
  pairs,
  marks,
  documents,
};
const run = Object.hasOwn(commands, kind) ? commands[kind] : undefined;
if (!run) {
  console.error(`"${kind}" is none of ${Object.keys(commands).join(', ')}.`);
  process.exitCode = 2;
} else {
  const faults = await run();
  for (const fault of faults.slice(0, 20)) console.error(JSON.stringify(fault));
  process.exitCode = faults.length === 0 ? 0 : 1;
}
