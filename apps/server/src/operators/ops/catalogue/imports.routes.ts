import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { GameImport } from '@touchline/contract/operators';
import type { FastifyInstance } from 'fastify';
import type { Imports, ImportRow, Makers } from '../../../casino/index.ts';
import { type Db, pageOf, parseId, ProblemError } from '../../../kernel/index.ts';
import { recordIn, type AuditLog } from '../auditLog/auditLog.service.ts';
import { registerOperatorCall } from '../registerOperatorCall.ts';
import { instant, noSuch } from './casinoDeps.ts';

const PAGE = 30;

export interface OpsImportsDeps {
  readonly db: Db;
  readonly makers: Makers;
  readonly imports: Pick<Imports, 'begin'>;
  readonly auditLog: AuditLog;
}

/** Routes of the imports of makers' lists: their runs, and the start of one. */
export function opsImportsRoutes(
  app: FastifyInstance,
  { db, makers, imports, auditLog }: OpsImportsDeps,
): void {
  registerOperatorCall(app, operatorCalls.listGameImports, async ({ query }) => {
    let rows = db.selectFrom('game_imports').selectAll();
    const before = parseId(query.before ?? '');
    if (before !== undefined) rows = rows.where('id', '<', before);
    const found = await rows
      .orderBy('id', 'desc')
      .limit(PAGE + 1)
      .execute();
    const page = pageOf(found, PAGE, ({ id }) => id);
    return {
      makers: makers.all.map(({ id, name }) => ({ id, name })),
      imports: page.rows.map(shown),
      next: page.next,
    };
  });

  registerOperatorCall(app, operatorCalls.startGameImport, async ({ body, operator, request }) => {
    const { makerId, reason } = body;
    const maker = makers.of(makerId);
    if (!maker)
      throw noSuch('NO_SUCH_MAKER', `The platform has no maker "${makerId}": choose one of its list.`);
    const act = { action: 'casino.import', subject: `maker:${makerId}`, reason };
    const id = await imports.begin(maker, operator.name, recordIn(auditLog, request, act));
    if (id === undefined)
      throw new ProblemError(
        409,
        'IMPORT_RUNS',
        `The games of ${maker.name} are being imported now: wait until this run ends.`,
      );
    return { id: String(id) };
  });
}

function shown(row: ImportRow): GameImport {
  return {
    id: String(row.id),
    makerId: row.maker_id,
    state: row.state,
    operator: row.operator,
    startedAt: row.started_at.getTime(),
    endedAt: instant(row.ended_at),
    listed: row.listed,
    added: row.added,
    changed: row.changed,
    retired: row.retired,
    faults: row.faults,
    message: row.message,
  };
}
