import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { FastifyInstance } from 'fastify';
import { type Db, pageOf, parseId } from '../../../kernel/index.ts';
import type { Feed } from '../../../betting/index.ts';
import { endFreeRoundsOf, listFreeRounds, findGames, operatorView } from '../../../casino/index.ts';
import type { LiveSites } from '../../../site/index.ts';
import type { Approvals } from '../../operatorMoney/approvals.service.ts';
import { actRequest, sendAct } from '../approvals/actRequest.ts';
import { recordIn, type AuditLog } from '../auditLog/auditLog.service.ts';
import { registerOperatorCall } from '../registerOperatorCall.ts';
import { siteIn } from '../sites/siteIn.ts';

export interface OpsFreeRoundsDeps {
  readonly db: Db;
  /** The server's clock. */
  readonly now: () => Date;
  readonly sites: Pick<LiveSites, 'all'>;
  readonly feed: Pick<Feed, 'notify'>;
  readonly approvals: Approvals;
  readonly auditLog: AuditLog;
}

const PAGE = 50;

/** Routes of free rounds: listed, given to players and cancelled. */
export function opsFreeRoundsRoutes(app: FastifyInstance, deps: OpsFreeRoundsDeps): void {
  const { db, now, sites, feed, approvals, auditLog } = deps;

  registerOperatorCall(app, operatorCalls.listFreeRounds, async ({ params, query }) => {
    const { id: siteId } = siteIn(sites, params.siteId);
    const { state, player } = query;
    const playerId = player === undefined ? undefined : parseId(player);
    const before = cursorOf(query.before);
    const found = await listFreeRounds(db, { siteId, state, playerId, before, limit: PAGE + 1 }, now());
    const { rows, next } = pageOf(found, PAGE, ({ created_at: at, id }) => `${at.getTime()}-${id}`);
    return { freeRounds: rows.map(operatorView), next };
  });

  registerOperatorCall(app, operatorCalls.findFreeRoundsGames, async ({ params, query: { text = '' } }) => ({
    games: await findGames(db, siteIn(sites, params.siteId), text.slice(0, 100)),
  }));

  registerOperatorCall(app, operatorCalls.giveFreeRounds, async ({ params, body, request, reply }) => {
    const { id: siteId } = siteIn(sites, params.siteId);
    const { key, reason, ...draft } = body;
    const payload = { siteId, draft, key, reason };
    return sendAct(reply, await approvals.ask('free-rounds', payload, actRequest(auditLog, request, reason)));
  });

  registerOperatorCall(app, operatorCalls.cancelFreeRounds, async ({ params, body: { reason }, request }) => {
    const site = siteIn(sites, params.siteId);
    const { freeRoundsId: id } = params;
    const playerId = await endFreeRoundsOf(deps, { site, id, reason }, (ofPlayer) =>
      recordIn(auditLog, request, { action: 'freeRounds.cancel', subject: `player:${ofPlayer}`, reason }),
    );
    feed.notify(String(playerId), { about: 'accounts' });
    return { freeRoundsId: id };
  });
}

/** Reads a cursor: ms and an id. */
function cursorOf(text: string | undefined): { readonly at: Date; readonly id: string } | undefined {
  if (text === undefined) return undefined;
  const dash = text.indexOf('-');
  return { at: new Date(Number(text.slice(0, dash))), id: text.slice(dash + 1) };
}
