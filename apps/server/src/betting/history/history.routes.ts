import { calls, type QueryOf, type Calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { couponView } from '../coupons/couponView.ts';
import { parseId, pageOf, wrongField, registerCall, seconds } from '../../kernel/index.ts';
import { clearHistory } from './clearing.service.ts';
import { clearedAt } from './clearing.store.ts';
import { mailHistory, type HistoryMailDeps } from './historyMail.service.ts';
import { betsOf, type HistoryFilter } from './history.store.ts';

const PAGE = 30;

function idIn(text: string | undefined, path: string): bigint | undefined {
  const id = text === undefined ? undefined : parseId(text);
  if (text === undefined || id !== undefined) return id;
  throw wrongField(path, 'id', `"${path.slice(1)}" is no id: use one that an earlier answer named.`);
}

function filterOf(query: QueryOf<Calls['couponHistory']>): HistoryFilter {
  const { state, typeId, sportId, from, to } = query;
  return {
    state,
    typeId,
    sportId,
    accountId: idIn(query.accountId, '/accountId'),
    from: from === undefined ? undefined : new Date(from * 1000),
    // The last second of the range is included.
    until: to === undefined ? undefined : new Date((to + 1) * 1000),
  };
}

/** Routes of a player's bet history, and of the mail with it. */
export function historyRoutes(app: FastifyInstance, deps: HistoryMailDeps): void {
  registerCall(app, calls.couponHistory, async ({ player, query }) => {
    const { limit = PAGE } = query;
    const before = idIn(query.before, '/before');
    const filter = { ...filterOf(query), offeredAt: deps.now(), isCleared: true };
    const found = await betsOf(deps.db, player.playerId, filter, { before, limit: limit + 1 });
    const { rows, next } = pageOf(found, limit, ({ coupon }) => coupon.id);
    const cleared = await clearedAt(deps.db, player.playerId, filter.accountId);
    return {
      coupons: rows.map(couponView),
      next,
      ...(cleared ? { clearedAt: seconds(cleared) } : {}),
    };
  });

  registerCall(app, calls.clearCouponHistory, async ({ player, body }) => {
    const cleared = await clearHistory(deps, { playerId: player.playerId, ...body });
    return cleared ? { clearedAt: seconds(cleared) } : {};
  });

  registerCall(app, calls.mailCouponHistory, ({ player, site, headers, body }) =>
    mailHistory(deps, { playerId: player.playerId, site, key: headers['idempotency-key'], body }),
  );
}
