// Prints figures of the server's structure with their budgets (`measures.mjs` defines them).
//   node scripts/structure/structure.mjs
//     --list    also prints every upward arrow
//     --flows   also prints the files of five flows
//     --draw    draws the layers anew in docs/architecture.md
//     --check   prints only figures that have risen and rules that are broken, and exits with 1 if there are any
//     --lower   lowers the budgets to the figures of today
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { layout } from './domains.mjs';
import { checkFlows, followFlows } from './flows.mjs';
import { judge, measure, measures } from './measures.mjs';
import { checkDrawing, drawLayers, writeDrawing } from './picture.mjs';
import { checkRules, upwardImports } from './rules.mjs';
import { readTree } from './tree.mjs';

const BUDGET = join(root, 'structure-budget.json');
const OPTIONS = ['--list', '--flows', '--draw', '--check', '--lower'];

function print(figures, budget) {
  for (const { key, title } of measures)
    console.log(`${String(figures[key]).padStart(5)} of ${String(budget[key]).padStart(5)}  ${title}`);
}

/** Prints the upward arrows by their two domains, the lowest first. */
function list(tree) {
  const found = upwardImports(tree, layout).toSorted(
    (a, b) => a.of.layer - b.of.layer || a.aim.layer - b.aim.layer,
  );
  const groups = Map.groupBy(found, ({ of, aim }) => `${of.name} -> ${aim.name}`);
  for (const [name, arrows] of groups) {
    console.log(`\n${name}: ${arrows.length}`);
    for (const { from, to, line } of arrows) console.log(`  ${from}:${line} imports ${to}`);
  }
}

/** Prints the files of each flow. */
function printFlows(followed) {
  for (const { name, files } of followed) {
    console.log(`\n${name}: ${files.length} files`);
    for (const file of files) console.log(`  ${file}`);
  }
}

function lower(figures, budget) {
  const lowest = measures.map(({ key }) => [key, Math.min(figures[key], budget[key] ?? Infinity)]);
  writeFileSync(BUDGET, `${JSON.stringify(Object.fromEntries(lowest), null, 2)}\n`);
}

function main(args) {
  const unknown = args.find((arg) => !OPTIONS.includes(arg));
  if (unknown !== undefined) throw new Error(`There is no option "${unknown}": ${OPTIONS.join(', ')}.`);
  const tree = readTree(join(root, 'apps', 'server', 'src'));
  const figures = measure(tree, layout);
  const budget = JSON.parse(readFileSync(BUDGET, 'utf8'));
  if (args.includes('--lower')) lower(figures, budget);
  if (!args.includes('--check')) print(figures, budget);
  if (args.includes('--list')) list(tree);
  const drawing = drawLayers(tree, layout);
  if (args.includes('--draw')) writeDrawing(drawing);
  if (args.includes('--flows')) printFlows(followFlows());
  if (!args.includes('--check')) return 0;
  const problems = [
    ...judge(figures, budget),
    ...checkRules(tree, layout),
    ...checkDrawing(drawing),
    ...checkFlows(followFlows()),
  ];
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log('No figure of the structure has risen.');
  return problems.length === 0 ? 0 : 1;
}

if (process.argv[1] === import.meta.filename) process.exitCode = main(process.argv.slice(2));
