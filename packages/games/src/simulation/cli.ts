// Plays rounds by the real rules and compares what they return with the exact return: `npm run -s games -- simulate`.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { rational } from '@touchline/betting';
import { numberOf } from '../returns.ts';
import { simulationCases } from './cases.ts';
import { caseAt, type Stretch, type Sums } from './simulate.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '1000000' }, seed: { type: 'string', default: '1' } },
});
const [command, ...games] = positionals;
const rounds = Number(values.rounds);
const names = [...new Set(simulationCases.map(({ game }) => game))];
const unknown = games.find((game) => !names.some((name) => name === game));
if (command !== 'simulate' || unknown !== undefined || !Number.isSafeInteger(rounds) || rounds < 2) {
  console.error(
    `Usage: npm run -s games -- simulate [game ...] [--rounds 1000000] [--seed 1]; games: ${names.join(', ')}.`,
  );
  process.exit(1);
}

for (const [index, { game }] of simulationCases.entries()) {
  if (games.length > 0 && !games.includes(game)) continue;
  const workers = availableParallelism();
  const at = (share: number): number => Math.floor((rounds * share) / workers);
  const stretches = Array.from({ length: workers }, (_, share): Stretch => {
    return { index, seed: values.seed, from: at(share), to: at(share + 1) };
  });
  const started = performance.now();
  const sums = await Promise.all(stretches.map(inWorker));
  console.log(
    JSON.stringify({ ...figures(index, sums), seconds: Math.round((performance.now() - started) / 1000) }),
  );
}

function inWorker(workerData: Stretch): Promise<Sums> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

function figures(index: number, parts: readonly Sums[]): object {
  const { game, name, exact } = caseAt(index);
  const total = (of: keyof Sums): number => parts.reduce((sum, part) => sum + part[of], 0);
  const mean = total('sum') / total('rounds');
  const deviation = Math.sqrt(total('squares') / total('rounds') - mean ** 2);
  const expected = exact();
  const distance = ((mean - numberOf(expected)) / deviation) * Math.sqrt(total('rounds'));
  return {
    game,
    case: name,
    rounds: total('rounds'),
    measured: rounded(mean, 6),
    exact: rational.toText(expected),
    expected: rounded(numberOf(expected), 6),
    deviation: rounded(deviation, 4),
    distance: rounded(distance, 2),
  };
}

function rounded(value: number, places: number): number {
  return Number(value.toFixed(places));
}
