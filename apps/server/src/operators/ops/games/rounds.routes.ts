import { toMinor, toWire } from '@touchline/betting';
import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { OperatorRound, OperatorRoundDetail } from '@touchline/contract/operators';
import type { FastifyInstance } from 'fastify';
import { type Db, pageOf, parseId, ProblemError, wrongField, seconds } from '../../../kernel/index.ts';
import type { Approvals } from '../../operatorMoney/approvals.service.ts';
import { openRoundDebt } from '../../../casino/index.ts';
import { actRequest, sendAct } from '../approvals/actRequest.ts';
import type { AuditLog } from '../auditLog/auditLog.service.ts';
import { registerOperatorCall } from '../registerOperatorCall.ts';
import { allOperationsOf, searchRounds } from './rounds.store.ts';

const PAGE = 30;

export interface OpsRoundsDeps {
  readonly db: Db;
  readonly approvals: Approvals;
  readonly auditLog: Pick<AuditLog, 'write'>;
}

/** Routes of rounds of games: the search, one round with its operations, and the correction of its win. */
export function opsRoundsRoutes(app: FastifyInstance, { db, approvals, auditLog }: OpsRoundsDeps): void {
  registerOperatorCall(
    app,
    operatorCalls.listGameRounds,
    async ({ query: { player, maker, state, before }, sites }) => {
      const last = before === undefined ? undefined : parseId(before);
      if (before !== undefined && last === undefined)
        throw wrongField('/before', 'id', '"before" is no round: use the `next` of the page before.');
      const search = {
        sites,
        player: player === undefined ? undefined : { id: parseId(player), login: player },
        makerId: maker,
        state,
        before: last,
      };
      const { rows, next } = pageOf(await searchRounds(db, search, PAGE + 1), PAGE, ({ id }) => id);
      return { rounds: rows.map(shown), next };
    },
  );

  registerOperatorCall(app, operatorCalls.showGameRound, async ({ params }) =>
    detail(db, await roundIn(db, params.roundId)),
  );

  registerOperatorCall(app, operatorCalls.correctGameRound, async ({ params, body, request, reply }) => {
    const { won, wonBefore, reason } = body;
    const { id, iso } = await roundIn(db, params.roundId);
    const payload = {
      roundId: String(id),
      won: String(minorIn(won, iso, '/won')),
      wonBefore: String(minorIn(wonBefore, iso, '/wonBefore')),
    };
    const answer = await approvals.ask('round-correction', payload, actRequest(auditLog, request, reason));
    return sendAct(reply, answer);
  });
}

type Row = Awaited<ReturnType<typeof searchRounds>>[number];

async function roundIn(db: Db, roundId: string): Promise<Row> {
  const id = parseId(roundId);
  const [round] = id === undefined ? [] : await searchRounds(db, { id, sites: 'all' }, 1);
  if (round) return round;
  throw new ProblemError(404, 'NOT_FOUND', 'There is no round of this number: see the list.');
}

/** Converts an amount. Throws a ProblemError 400 for more decimals than the currency has. */
function minorIn(amount: string, iso: string, path: string): bigint {
  try {
    return toMinor(amount, iso);
  } catch {
    throw wrongField(path, 'amount', `${amount} is no amount in ${iso}: check its decimals.`);
  }
}

function shown(row: Row): OperatorRound {
  const { id, gameId, name, playerId, staked, won, iso, openedAt, closedAt } = row;
  return {
    id: String(id),
    makerId: row.makerId,
    makerRoundId: row.makerRoundId,
    game: { id: Number(gameId), name },
    playerId: String(playerId),
    login: row.login,
    sessionId: row.sessionId,
    state: row.state,
    isBonus: row.isBonus,
    isFree: row.isFree,
    iso,
    staked: toWire(staked, iso),
    won: toWire(won, iso),
    openedAt: seconds(openedAt),
    closedAt: closedAt === null ? null : seconds(closedAt),
  };
}

async function detail(db: Db, row: Row): Promise<OperatorRoundDetail> {
  const operations = await allOperationsOf(db, row.id);
  return {
    ...shown(row),
    voidReason: row.voidReason,
    debt: toWire(await openRoundDebt(db, row.id), row.iso),
    operations: operations.map(({ txId, kind, amount, won, status, isApplied, at }) => ({
      txId,
      kind,
      amount: toWire(amount, row.iso),
      won: toWire(won, row.iso),
      status,
      isApplied,
      at: seconds(at),
    })),
  };
}
