import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { OperatorProvider } from '@touchline/contract/operators';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { changesBetween, type Db, type Trx } from '../../../kernel/index.ts';
import { recordIn } from '../auditLog/auditLog.service.ts';
import { registerOperatorCall } from '../registerOperatorCall.ts';
import { noSuch, type OpsCasinoDeps } from './casinoDeps.ts';

/** Routes of providers: a list, their order, and whether they are shown. */
export function opsProvidersRoutes(app: FastifyInstance, { db, auditLog, changed }: OpsCasinoDeps): void {
  registerOperatorCall(app, operatorCalls.listCasinoProviders, async () => ({
    providers: await providersOf(db),
  }));

  registerOperatorCall(app, operatorCalls.changeCasinoProvider, async ({ params, body, request }) => {
    const { slug } = params;
    const { reason, ...change } = body;
    const noProvider = () =>
      noSuch('NO_SUCH_PROVIDER', `There is no provider "${slug}": go back to the list.`);
    const act = { action: 'casino.provider', subject: `provider:${slug}`, reason };
    const record = recordIn(auditLog, request, act);
    const provider = await db.transaction().execute(async (trx) => {
      const before = await trx
        .selectFrom('game_providers')
        .select(['state', 'position'])
        .where('slug', '=', slug)
        .forUpdate()
        .executeTakeFirst();
      if (!before) throw noProvider();
      await trx.updateTable('game_providers').set(change).where('slug', '=', slug).execute();
      await record(trx, changesBetween(before, change));
      return (await providersOf(trx)).find((one) => one.slug === slug);
    });
    if (!provider) throw noProvider();
    changed();
    return provider;
  });
}

async function providersOf(db: Db | Trx): Promise<OperatorProvider[]> {
  const { rows } = await sql<OperatorProvider>`
    select p.slug, p.name, p.maker_id as "makerId", p.position, p.state,
      (select count(*)::int from games g where g.provider_id = p.id and g.fed_state <> 'retired') as games
    from game_providers p order by p.position nulls last, p.folded_name, p.id`.execute(db);
  return rows;
}
