import type { Database } from '../database.ts';

/** Calls by which the maker moves money. */
export type OperationCall = 'bet' | 'betWin' | 'win' | 'rollback' | 'closeRound' | 'jackpot';

/** An operation to store. */
export interface NewOperation {
  /** Unique for ever; `closeRound` has it in the maker's memory only. */
  readonly txId: string;
  readonly call: OperationCall;
  readonly sessionId: string;
  readonly roundId: string;
  readonly currency: string;
  /** Minor units: the stake of a bet, the amount of a win or a jackpot, the stake that a rollback returns. */
  readonly amount: bigint;
  /** Win of a `betWin`, minor units. */
  readonly win?: bigint;
  /** The body of its call without the token. */
  readonly body: object;
  /** Time before the first attempt, ms. */
  readonly delay?: number;
}

/** An operation as it is stored. */
export interface Operation {
  readonly txId: string;
  readonly call: OperationCall;
  readonly sessionId: string;
  readonly roundId: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** Attempts without a decision. */
  readonly tries: number;
  /** Time of the next attempt, ms. */
  readonly due: number;
}

/** Decision about an operation. */
export interface DecidedOperation {
  readonly call: OperationCall;
  readonly state: 'sending' | 'queued' | 'done';
  /** Status of the answer; null before it. */
  readonly status: string | null;
}

/** Sums of a day in one currency, minor units. */
export interface DaySums {
  readonly currency: string;
  readonly bets: bigint;
  readonly wins: bigint;
  readonly rollbacks: bigint;
  readonly count: number;
}

/**
 * Memory of the operations. `sending`: a bet that waits for its first answer; `queued`: repeated until it is decided;
 * `done`: decided, or a bet that was given up, whose rollback decides.
 */
export interface Operations {
  add(operation: NewOperation, state: 'sending' | 'queued', now: number): void;
  /** Returns the oldest queued operation of a round. */
  nextOf(roundId: string): Operation | undefined;
  /** Returns bets whose answer a restart has cut off. */
  cutOff(): readonly Operation[];
  /** Returns the rounds with queued operations. */
  waitingRounds(): readonly string[];
  /** Returns whether an operation waits for its decision. */
  isWaiting(txId: string): boolean;
  /** @param status decision of the platform; `UNKNOWN` for a bet that is given up */
  decide(txId: string, status: string): void;
  find(txId: string): DecidedOperation | undefined;
  /** Returns the bets of a round that the platform has booked. */
  bookedBets(
    roundId: string,
  ): readonly { readonly txId: string; readonly sessionId: string; readonly amount: bigint }[];
  /** Returns the amount of an operation in minor units; 0 for an unknown one. */
  amountOf(txId: string): bigint;
  postpone(txId: string, due: number): void;
  /** Returns the sums of a day, of the operations that the platform has accepted. */
  sumsOf(from: number, until: number): readonly DaySums[];
}

const columns = 'tx_id, call, session, round, body, tries, due';

/** Creates the memory of the operations. */
export function createOperations(db: Database): Operations {
  const read = (row: Readonly<Record<string, unknown>>): Operation => ({
    txId: String(row['tx_id']),
    // The casts: the rows were written here.
    call: String(row['call']) as OperationCall,
    sessionId: String(row['session']),
    roundId: String(row['round']),
    body: JSON.parse(String(row['body'])) as Operation['body'],
    tries: Number(row['tries']),
    due: Number(row['due']),
  });
  return {
    add: ({ txId, call, sessionId, roundId, currency, amount, win = 0n, body, delay = 0 }, state, now) =>
      db.run(
        `insert into operations (tx_id, call, session, round, currency, amount, win, body, state, tries, due, at)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?)`,
        txId,
        call,
        sessionId,
        roundId,
        currency,
        amount,
        win,
        JSON.stringify(body),
        state,
        now + delay,
        now,
      ),
    nextOf(roundId) {
      const row = db.row(
        `select ${columns} from operations where round = ? and state = 'queued' order by seq limit 1`,
        roundId,
      );
      return row && read(row);
    },
    cutOff: () => db.rows(`select ${columns} from operations where state = 'sending' order by seq`).map(read),
    waitingRounds: () =>
      db
        .rows(`select distinct round from operations where state = 'queued'`)
        .map((row) => String(row['round'])),
    isWaiting: (txId) =>
      db.row(`select 1 from operations where tx_id = ? and state <> 'done'`, txId) !== undefined,
    decide: (txId, status) =>
      db.run(`update operations set state = 'done', status = ? where tx_id = ?`, status, txId),
    find(txId) {
      const row = db.row('select call, state, status from operations where tx_id = ?', txId);
      if (!row) return undefined;
      return {
        // The casts: the rows were written here.
        call: String(row['call']) as OperationCall,
        state: String(row['state']) as DecidedOperation['state'],
        status: row['status'] === null ? null : String(row['status']),
      };
    },
    bookedBets: (roundId) =>
      db
        .rows(
          `select tx_id, session, amount from operations where round = ? and call = 'bet' and status = 'OK'`,
          roundId,
        )
        .map((row) => ({
          txId: String(row['tx_id']),
          sessionId: String(row['session']),
          amount: BigInt(Number(row['amount'])),
        })),
    amountOf: (txId) =>
      BigInt(Number(db.row('select amount from operations where tx_id = ?', txId)?.['amount'] ?? 0)),
    postpone: (txId, due) =>
      db.run('update operations set tries = tries + 1, due = ? where tx_id = ?', due, txId),
    sumsOf: (from, until) =>
      db
        .rows(
          `select currency,
             sum(case when call in ('bet', 'betWin') then amount else 0 end) as bets,
             sum(case when call in ('win', 'jackpot') then amount when call = 'betWin' then win else 0 end) as wins,
             sum(case when call = 'rollback' then amount else 0 end) as rollbacks,
             count(*) as count
           from operations where at >= ? and at < ? and status = 'OK' and call <> 'closeRound'
           group by currency order by currency`,
          from,
          until,
        )
        .map((row) => ({
          currency: String(row['currency']),
          bets: BigInt(Number(row['bets'])),
          wins: BigInt(Number(row['wins'])),
          rollbacks: BigInt(Number(row['rollbacks'])),
          count: Number(row['count']),
        })),
  };
}
