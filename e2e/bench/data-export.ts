// Measures a player's whole export over HTTP, page by page, with 10 bets and with 10,000: time, bytes, and the memory of
// the platform in use after each page. Prints JSON lines with the goal.
// npm run bench data-export -- --bets 10000
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { print, rounded } from './lib/figures.ts';
import { startPlatform, type BenchPlatform } from './lib/platform.ts';
import { registerPlayer, type BenchPlayer } from './lib/players.ts';

const { values } = parseArgs({ options: { bets: { type: 'string', default: '10000' } } });
const FEW = 10;
const MANY = Number(values.bets);
if (!Number.isSafeInteger(MANY) || MANY <= FEW) {
  throw new Error(`--bets is "${values.bets}" but must be a whole number above ${FEW}.`);
}
/** Rows in one statement. */
const BATCH = 500;
/** Largest growth of the memory in use from the few bets to the many, MB. */
const GOAL = 5;
const MB = 1024 * 1024;

setFlagsFromString('--expose-gc');
// The cast: the flag above defines it.
const collect = runInNewContext('gc') as () => void;

/** Returns the memory that objects in use take after a collection, buffers included, MB. */
function inUse(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / MB;
}

/** The leg of a single on a match of the line. */
const legOf = (couponId: bigint) => ({
  coupon_id: couponId,
  position: 0,
  game_id: couponId,
  market_id: `${couponId}.match-result`,
  selection_id: `${couponId}.match-result.home`,
  selection_key: 'home',
  market_type: 'match-result',
  line: null,
  ordinal: null,
  coef: 2000,
  shown_coef: 2000,
  is_live: false,
  sport_id: 1,
  competition: 'Premier League',
  country: 'England',
  home: 'Wolverhampton Wanderers',
  away: 'Brighton & Hove Albion',
  starts_at: new Date(),
  score_at_placement: null,
  clock_at_placement: null,
  final_score: null,
  status_id: -1,
  block_id: null,
  settled_coef: null,
  status_beneath: null,
  coef_beneath: null,
});

async function storeBets({ db }: BenchPlatform, accountId: bigint, count: number): Promise<void> {
  const { player_id: playerId } = await db
    .selectFrom('accounts')
    .select('player_id')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (playerId === null) throw new Error('The account has no player.');
  const row = (number: number) => ({
    player_id: playerId,
    account_id: accountId,
    key: `export-${number}`,
    request_hash: '',
    state: 'accepted' as const,
    type_id: 0,
    iso: 'EUR',
    amount: 100n,
    coef: '2',
    possible_payout: 200n,
    max_payout: 1_000_000n,
    change_coef_action: 0,
    exact_coef: false,
    is_drop_on_score_change: false,
    coef_view_id: 0,
    placed_at: new Date(),
    ref_id: `export-${number}`,
    delay_seconds: 0,
  });
  for (let stored = 0; stored < count; stored += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - stored) }, (_, index) => row(stored + index));
    const ids = await db.insertInto('coupons').values(rows).returning('id').execute();
    await db
      .insertInto('coupon_legs')
      .values(ids.map(({ id }) => legOf(id)))
      .execute();
  }
}

/** Requests all pages of an export and drops each one. */
async function exported(origin: string, { token }: BenchPlayer) {
  const begun = performance.now();
  let [pages, bytes, most] = [0, 0, 0];
  for (let after: string | null = ''; after !== null;) {
    const query = after === '' ? '' : `?after=${after}`;
    const answer = await fetch(`${origin}/web-api/personal-data/export${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`The export answered ${answer.status}: ${text}`);
    // The cast: the platform's own suites check the answer against the contract.
    ({ next: after } = JSON.parse(text) as { readonly next: string | null });
    pages += 1;
    bytes += text.length;
    most = Math.max(most, inUse());
  }
  return { pages, bytes, most, seconds: (performance.now() - begun) / 1000 };
}

const platform = await startPlatform(undefined);
const origin = `http://localhost:${platform.port}`;
try {
  // Loads what the first export loads once.
  await exported(origin, await registerPlayer(origin));
  const mosts: number[] = [];
  for (const bets of [FEW, MANY]) {
    const player = await registerPlayer(origin);
    await storeBets(platform, BigInt(player.accountId), bets);
    const { pages, bytes, most, seconds } = await exported(origin, player);
    mosts.push(most);
    print({
      bench: 'data export',
      database: platform.kind,
      bets,
      pages,
      megabytes: rounded(bytes / MB),
      seconds: rounded(seconds, 1),
      mostMb: rounded(most, 1),
    });
  }
  const [few = 0, many = 0] = mosts;
  print({ bench: 'data export', growthMb: rounded(many - few, 1), goal: GOAL, holds: many - few <= GOAL });
} finally {
  await platform.stop();
}
