import type { BodyOf } from '@touchline/contract';
import { operatorCalls, type OperatorCalls } from '@touchline/contract/operatorCalls';
import type { OperatorBanner } from '@touchline/contract/operators';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import type { GameBannersTable } from '../../../casino/index.ts';
import { inSites, changesBetween, type Trx, wrongField } from '../../../kernel/index.ts';
import { recordIn } from '../auditLog/auditLog.service.ts';
import { operatorOf } from '../operatorOnly.ts';
import { registerOperatorCall } from '../registerOperatorCall.ts';
import { sitesAmong } from '../sites/siteIn.ts';
import { dateOf, idIn, instant, noSuch, type OpsCasinoDeps } from './casinoDeps.ts';

type BannerBody = BodyOf<OperatorCalls['addCasinoBanner']>;

const noBanner = () => noSuch('NO_SUCH_BANNER', 'There is no such banner: go back to the list.');

/** Routes of the lobby's banners, with their periods. */
export function opsBannersRoutes(app: FastifyInstance, deps: OpsCasinoDeps): void {
  const { db, auditLog, changed, sites } = deps;

  registerOperatorCall(app, operatorCalls.listCasinoBanners, async ({ sites: chosen }) => {
    const rows = await db
      .selectFrom('game_banners')
      .selectAll()
      .where(inSites('site_id', chosen))
      .orderBy('position')
      .orderBy('id')
      .execute();
    return {
      banners: rows.map(shown),
      sites: sitesAmong(sites, chosen).map(({ id, config }) => ({ id, languages: config.languages })),
    };
  });

  /** Writes a banner and its entry in the audit log together. */
  async function write(
    request: FastifyRequest,
    { reason, ...body }: BannerBody,
    id: bigint | undefined,
  ): Promise<OperatorBanner> {
    if (body.until !== null && body.until <= body.from)
      throw wrongField('/until', 'order', 'The end must be after the beginning.');
    if (body.siteId !== null && !sites.all.some((site) => site.id === body.siteId))
      throw wrongField('/siteId', 'unknown', `There is no site "${body.siteId}".`);
    // The guard of the call knows the banner's present site only.
    if (!operatorOf(request).has('casino', body.siteId))
      throw wrongField('/siteId', 'unknown', 'Choose one of your own sites.');
    const banner = await db.transaction().execute(async (trx) => {
      await requireGame(trx, body.gameId);
      const before = id === undefined ? undefined : await lockBanner(trx, id);
      const row =
        id === undefined
          ? await trx.insertInto('game_banners').values(rowOf(body)).returningAll().executeTakeFirstOrThrow()
          : await trx
              .updateTable('game_banners')
              .set(rowOf(body))
              .where('id', '=', id)
              .returningAll()
              .executeTakeFirstOrThrow();
      const act = { action: 'casino.banner', subject: `banner:${row.id}`, reason };
      const after = shown(row);
      await recordIn(auditLog, request, act)(trx, changesBetween(before ? shown(before) : null, after));
      return after;
    });
    changed();
    return banner;
  }

  registerOperatorCall(app, operatorCalls.addCasinoBanner, ({ body, request }) =>
    write(request, body, undefined),
  );

  registerOperatorCall(app, operatorCalls.changeCasinoBanner, ({ params, body, request }) =>
    write(request, body, idIn(params.bannerId, noBanner)),
  );
}

async function requireGame(trx: Trx, gameId: string | null): Promise<void> {
  if (gameId === null) return;
  const game = await trx.selectFrom('games').select('id').where('id', '=', BigInt(gameId)).executeTakeFirst();
  if (!game) throw wrongField('/gameId', 'unknown', `There is no game ${gameId}.`);
}

async function lockBanner(trx: Trx, id: bigint): Promise<Selectable<GameBannersTable>> {
  const row = await trx
    .selectFrom('game_banners')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw noBanner();
  return row;
}

function rowOf(body: Omit<BannerBody, 'reason'>) {
  return {
    site_id: body.siteId,
    kind: body.kind,
    texts: JSON.stringify(body.texts),
    path: body.path,
    game_id: body.gameId === null ? null : BigInt(body.gameId),
    from_at: new Date(body.from),
    until_at: dateOf(body.until),
    position: body.position,
    is_hidden: body.isHidden,
  };
}

function shown(row: Selectable<GameBannersTable>): OperatorBanner {
  return {
    id: String(row.id),
    siteId: row.site_id,
    kind: row.kind,
    texts: row.texts,
    path: row.path,
    gameId: row.game_id === null ? null : String(row.game_id),
    from: row.from_at.getTime(),
    until: instant(row.until_at),
    position: row.position,
    isHidden: row.is_hidden,
  };
}
