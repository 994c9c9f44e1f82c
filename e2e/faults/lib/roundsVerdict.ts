import type { Books } from './books.ts';
import { MAKER, type Told } from './makerPlaying.ts';

export interface RoundsVerdict {
  readonly figures: {
    /** Operations whose effect on the account is missing, or was booked more than once. */
    readonly lost: number;
    readonly doubled: number;
    readonly openRounds: number;
  };
  /** Broken rules, a sentence each. */
  readonly broken: readonly string[];
}

interface Judged {
  readonly told: Told;
  /** Balance with which each player began, minor units. */
  readonly balance: bigint;
}

/** Compares the ledger, the rounds and the sessions with what the maker was told. */
export async function judgeRounds({ pool }: Books, { told, balance }: Judged): Promise<RoundsVerdict> {
  const broken: string[] = [];
  let lost = 0;
  let doubled = 0;
  const booked = await bookedByTx(pool);
  for (const [txId, { amount }] of told.amounts) {
    const { sum = 0n, most = 0 } = booked.get(txId) ?? {};
    if (most > 1) {
      doubled += 1;
      broken.push(`${txId} was booked ${most} times.`);
    }
    if (sum !== amount) {
      lost += 1;
      broken.push(`${txId} moved ${sum} minor units, but its maker was told ${amount}.`);
    }
  }
  for (const txId of booked.keys())
    if (!told.amounts.has(txId)) broken.push(`${txId} was booked, but its maker was never told so.`);
  broken.push(...(await wrongBalances(pool, { told, balance })));
  const { rows: sums } = await pool.query<{ iso: string; sum: string }>(
    'select iso, sum(amount)::text as sum from ledger_entries group by iso having sum(amount) <> 0',
  );
  for (const { iso, sum } of sums) broken.push(`The ledger’s sum is ${sum} ${iso}.`);
  const { rows: rounds } = await pool.query<{ id: string; state: string }>(`
    select r.maker_round_id as id, r.state from game_rounds r
    left join lateral (
      select coalesce(sum(o.amount) filter (where o.kind in ('bet', 'betWin') and o.undone_at is null), 0) as staked,
        coalesce(sum(case o.kind when 'betWin' then o.won when 'win' then o.amount end), 0) as won
      from game_operations o where o.round_id = r.id and o.is_applied
    ) sums on true
    where r.staked <> sums.staked or r.won <> sums.won or r.state = 'open'`);
  for (const { id, state } of rounds) broken.push(`The round ${id}, ${state}, differs from its operations.`);
  const { rows: sessions } = await pool.query<{ id: string }>(`
    select s.id from game_sessions s join (
      select session_id, sum(staked) as staked, sum(won) as won, count(*) filter (where state <> 'rolledBack') as rounds
      from game_rounds group by session_id) r on r.session_id = s.id
    where s.staked <> r.staked or s.won <> r.won or s.rounds <> r.rounds`);
  for (const { id } of sessions) broken.push(`The figures of the session ${id} differ from its rounds.`);
  const openRounds = rounds.filter(({ state }) => state === 'open').length;
  return { figures: { lost, doubled, openRounds }, broken };
}

async function bookedByTx(pool: Books['pool']) {
  const { rows } = await pool.query<{ tx: string; sum: bigint; most: number }>(
    `
    select tx, sum(amount)::bigint as sum, max(count)::integer as most from (
      select substr(t.ref, $1) as tx, t.kind, sum(e.amount) as amount, count(*) as count
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where t.ref like $2 and e.balance is not null group by 1, 2
    ) of_kind group by tx`,
    [`g:${MAKER}:`.length + 1, `g:${MAKER}:%`],
  );
  return new Map(rows.map(({ tx, ...one }) => [tx, one]));
}

async function wrongBalances(pool: Books['pool'], { told, balance }: Judged): Promise<readonly string[]> {
  const expected = new Map<string, bigint>();
  for (const { playerId, amount } of told.amounts.values())
    expected.set(playerId, (expected.get(playerId) ?? balance) + amount);
  const { rows } = await pool.query<{ id: string; balance: bigint }>(
    'select player_id::text as id, balance from accounts where player_id::text = any($1) and type = 0',
    [[...expected.keys()]],
  );
  return rows.flatMap(({ id, balance: stored }) =>
    stored === expected.get(id)
      ? []
      : [`The player ${id} has ${stored} minor units, but the maker was told ${expected.get(id)}.`],
  );
}
