import type { OperatorProvider } from '@touchline/contract/operators';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import type { Db, Trx } from '../../../kernel/index.ts';
import { recordIn } from '../auditLog/auditLog.service.ts';
import { noSuch, Position, Reason, type OpsCasinoDeps } from './casinoDeps.ts';

const Change = Type.Object(
  {
    state: Type.Enum(['active', 'hidden']),
    position: Type.Union([Position, Type.Null()]),
    reason: Reason,
  },
  { additionalProperties: false },
);

interface OfProvider {
  readonly slug: string;
}

/** Routes of providers: a list, their order, and whether they are shown. */
export function opsProvidersRoutes(app: FastifyInstance, { db, auditLog, changed }: OpsCasinoDeps): void {
  app.get('/ops/casino/providers', async () => ({ providers: await providersOf(db) }));

  app.put<{ Params: OfProvider; Body: Static<typeof Change> }>(
    '/ops/casino/providers/:slug',
    { schema: { body: Change } },
    async (request) => {
      const { slug } = request.params;
      const { reason, ...change } = request.body;
      const record = recordIn(auditLog, request, {
        action: 'casino.provider',
        subject: `provider:${slug}`,
        reason,
      });
      const provider = await db.transaction().execute(async (trx) => {
        const before = await trx
          .selectFrom('game_providers')
          .select(['state', 'position'])
          .where('slug', '=', slug)
          .forUpdate()
          .executeTakeFirst();
        if (!before) throw noSuch('NO_SUCH_PROVIDER', `There is no provider "${slug}": go back to the list.`);
        await trx.updateTable('game_providers').set(change).where('slug', '=', slug).execute();
        await record(trx, { before, after: change });
        return (await providersOf(trx)).find((one) => one.slug === slug);
      });
      changed();
      return provider;
    },
  );
}

async function providersOf(db: Db | Trx): Promise<OperatorProvider[]> {
  const { rows } = await sql<OperatorProvider>`
    select p.slug, p.name, p.maker_id as "makerId", p.position, p.state,
      (select count(*)::int from games g where g.provider_id = p.id and g.fed_state <> 'retired') as games
    from game_providers p order by p.position nulls last, p.folded_name, p.id`.execute(db);
  return rows;
}
