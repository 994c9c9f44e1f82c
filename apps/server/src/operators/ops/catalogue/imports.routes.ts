import type { GameImport } from '@touchline/contract/operators';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import type { Imports, ImportRow, Makers } from '../../../casino/index.ts';
import { type Db, pageOf, parseId, ProblemError } from '../../../kernel/index.ts';
import { recordIn, type AuditLog } from '../auditLog/auditLog.service.ts';
import { operatorOf } from '../operatorOnly.ts';
import { instant, noSuch, Reason } from './casinoDeps.ts';

const PAGE = 30;
const Page = Type.Object({ before: Type.Optional(Type.String({ maxLength: 20 })) });
const Start = Type.Object(
  { makerId: Type.String({ maxLength: 32 }), reason: Reason },
  { additionalProperties: false },
);

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
  app.get<{ Querystring: Static<typeof Page> }>(
    '/ops/casino/imports',
    { schema: { querystring: Page } },
    async ({ query }) => {
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
    },
  );

  app.post<{ Body: Static<typeof Start> }>(
    '/ops/casino/imports',
    { schema: { body: Start } },
    async (request, reply) => {
      const { makerId, reason } = request.body;
      const maker = makers.of(makerId);
      if (!maker)
        throw noSuch('NO_SUCH_MAKER', `The platform has no maker "${makerId}": choose one of its list.`);
      const deed = { action: 'casino.import', subject: `maker:${makerId}`, reason };
      const record = recordIn(auditLog, request, deed);
      const id = await imports.begin(maker, operatorOf(request).name, record);
      if (id === undefined)
        throw new ProblemError(
          409,
          'IMPORT_RUNS',
          `The games of ${maker.name} are being imported now: wait until this run ends.`,
        );
      return reply.code(202).send({ id: String(id) });
    },
  );
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
