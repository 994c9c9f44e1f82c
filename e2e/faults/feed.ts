// Simulates two processes of the feed and several browsers over connections that lose, duplicate, reorder, break and
// delay messages, while producers stop, processes end and the leader changes; in virtual time.
// node e2e/faults/feed.ts --messages 1000000 --seed 1 No outdated price may be offered, no bet accepted on one, and
// at the end every book must equal the platform's. Prints figures as JSON lines; a broken rule exits with 1.
import { parseArgs } from 'node:util';
import { FEED_RULES, runFeedModel } from '../../apps/server/src/betting/feed/testing/model/feedModel.ts';
import { print, rounded } from '../bench/lib/figures.ts';

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
  },
});

const messages = Number(values.messages);
if (!Number.isSafeInteger(messages) || messages <= 0)
  throw new Error(`--messages is "${values.messages}" but must be a whole number above 0.`);

const begun = performance.now();
const { counts, worst, broken, bets, ms, ...happened } = await runFeedModel({ seed: values.seed, messages });
print({ seed: values.seed, ...counts });
print({ ...happened, betsTaken: bets.accepted, betsRefused: bets.refused });
for (const [rule, most] of Object.entries(FEED_RULES))
  // The rules have the names of the figures that they bound.
  print({ rule, worstMs: worst[rule as keyof typeof worst], mostMs: most });
print({
  simulatedMinutes: rounded(ms / 60_000, 1),
  seconds: rounded((performance.now() - begun) / 1000, 1),
  rulesBroken: broken.length,
});
for (const sentence of broken.slice(0, 20)) process.stderr.write(`${sentence}\n`);
if (broken.length > 0) process.exitCode = 1;
