import { toMinor, toWire } from '@touchline/betting';
import { roundStates, type OperatorRound, type OperatorRoundDetail } from '@touchline/contract/operators';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { type Db, pageOf, parseId, ProblemError, wrongField, seconds } from '../../../kernel/index.ts';
import type { Approvals } from '../../operatorMoney/approvals.service.ts';
import { openRoundDebt } from '../../../casino/index.ts';
import { actRequest, sendAct } from '../approvals/actRequest.ts';
import type { AuditLog } from '../auditLog/auditLog.service.ts';
import { allOperationsOf, searchRounds } from './rounds.store.ts';

const PAGE = 30;

const Search = Type.Object({
  player: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  maker: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
  state: Type.Optional(Type.Enum([...roundStates])),
  before: Type.Optional(Type.String({ maxLength: 20 })),
});
const AMOUNT = '^[0-9]{1,15}(\\.[0-9]{1,8})?$';
const Correction = Type.Object(
  {
    /** Win of the round as it should be. */
    won: Type.String({ pattern: AMOUNT }),
    /** Win that the operator saw. */
    wonBefore: Type.String({ pattern: AMOUNT }),
    reason: Type.String({ minLength: 3, maxLength: 500 }),
  },
  { additionalProperties: false },
);

export interface OpsRoundsDeps {
  readonly db: Db;
  readonly approvals: Approvals;
  readonly auditLog: Pick<AuditLog, 'write'>;
}

interface RoundParams {
  readonly roundId: string;
}

/** Routes of rounds of games: the search, one round with its operations, and the correction of its win. */
export function opsRoundsRoutes(app: FastifyInstance, { db, approvals, auditLog }: OpsRoundsDeps): void {
  app.get<{ Querystring: Static<typeof Search> }>(
    '/ops/games/rounds',
    { schema: { querystring: Search } },
    async ({ query: { player, maker, state, before } }) => {
      const last = before === undefined ? undefined : parseId(before);
      if (before !== undefined && last === undefined)
        throw wrongField('/before', 'id', '"before" is no round: use the `next` of the page before.');
      const search = {
        player: player === undefined ? undefined : { id: parseId(player), login: player },
        makerId: maker,
        state,
        before: last,
      };
      const { rows, next } = pageOf(await searchRounds(db, search, PAGE + 1), PAGE, ({ id }) => id);
      return { rounds: rows.map(shown), next };
    },
  );

  app.get<{ Params: RoundParams }>('/ops/games/rounds/:roundId', async ({ params }) =>
    detail(db, await roundIn(db, params)),
  );

  app.post<{ Params: RoundParams; Body: Static<typeof Correction> }>(
    '/ops/games/rounds/:roundId/correct',
    { schema: { body: Correction } },
    async (request, reply) => {
      const { won, wonBefore, reason } = request.body;
      const { id, iso } = await roundIn(db, request.params);
      const asked = {
        roundId: String(id),
        won: String(minorIn(won, iso, '/won')),
        wonBefore: String(minorIn(wonBefore, iso, '/wonBefore')),
      };
      const answer = await approvals.ask('round-correction', asked, actRequest(auditLog, request, reason));
      return sendAct(reply, answer);
    },
  );
}

type Row = Awaited<ReturnType<typeof searchRounds>>[number];

async function roundIn(db: Db, { roundId }: RoundParams): Promise<Row> {
  const id = parseId(roundId);
  const [round] = id === undefined ? [] : await searchRounds(db, { id }, 1);
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
