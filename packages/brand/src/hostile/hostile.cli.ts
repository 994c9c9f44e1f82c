import { judgeHostilePairs } from './judge.ts';

// pnpm -C packages/brand hostile [count] [seed]
const [count = '10000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
const figures = judgeHostilePairs(Number(count), Number(seed));
const { generated, kept, refused, escapes, unexplained } = figures;
console.log(
  `${generated} pairs (seed ${seed}): ${escapes.length} escapes, ${kept} kept, ${generated - kept} refused`,
);
for (const [kind, times] of Object.entries(refused)) console.log(`  ${String(times).padStart(6)}  ${kind}`);
console.log(`${unexplained.length} refusals without a reason`);
for (const pair of [...escapes, ...unexplained]) console.error(JSON.stringify(pair));
process.exitCode = escapes.length + unexplained.length === 0 ? 0 : 1;
