import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { PostbackAddress, PostbackCall } from '@touchline/contract/operators';
import type { FastifyInstance } from 'fastify';
import {
  changesBetween,
  type Db,
  type Trx,
  pageOf,
  parseId,
  ProblemError,
  wrongField,
} from '../../../kernel/index.ts';
import {
  faultOfAddress,
  listPostbackAddresses,
  insertPostbackAddress,
  lockPostbackAddress,
  lockPostback,
  postbacksBefore,
  type PostbackAddressRow,
  retryPostback,
  updatePostbackAddress,
  type AddressRules,
  LOOK_BACK,
  POSTBACK_LIFE,
  queuePostbacks,
} from '../../../rewards/index.ts';
import type { LiveSites } from '../../../site/index.ts';
import { recordIn, type AuditLog } from '../auditLog/auditLog.service.ts';
import { registerOperatorCall } from '../registerOperatorCall.ts';
import { siteChoices, siteIn } from '../sites/siteIn.ts';

const PAGE = 50;

export interface OpsPostbacksDeps {
  readonly db: Db;
  /** The server's clock. */
  readonly now: () => Date;
  readonly sites: Pick<LiveSites, 'all'>;
  readonly rules: AddressRules;
  readonly auditLog: AuditLog;
}

/** Routes of partners' addresses, and of the calls to them. */
export function opsPostbacksRoutes(app: FastifyInstance, deps: OpsPostbacksDeps): void {
  const { db, now, sites, rules, auditLog } = deps;

  function judgeAddress(address: string): void {
    const fault = faultOfAddress(address, rules);
    if (fault !== undefined) throw wrongField('/address', 'unusable', fault);
  }

  registerOperatorCall(app, operatorCalls.listPostbackAddresses, async ({ sites: chosen }) => ({
    sites: siteChoices(sites, chosen),
    addresses: (await listPostbackAddresses(db, chosen)).map(shown),
  }));

  registerOperatorCall(app, operatorCalls.addPostbackAddress, async ({ body, request }) => {
    const { siteId, mark, value, address, events, reason } = body;
    const site = siteIn(sites, siteId);
    judgeAddress(address);
    return db.transaction().execute(async (trx) => {
      const values = { site_id: site.id, mark, value, address, events, is_on: true, since: now() };
      const row = await insertPostbackAddress(trx, values);
      if (!row)
        throw new ProblemError(
          409,
          'POSTBACK_EXISTS',
          `${mark} ${value} has an address on site ${site.id}: change that one.`,
        );
      const subject = `postback:${row.id}`;
      const record = recordIn(auditLog, request, { action: 'postback.add', subject, reason });
      await record(trx, { before: null, after: shown(row) });
      return shown(row);
    });
  });

  registerOperatorCall(app, operatorCalls.changePostbackAddress, async ({ params, body, request }) => {
    const { address, events, isOn, reason } = body;
    const { addressId } = params;
    judgeAddress(address);
    const act = { action: 'postback.change', subject: `postback:${addressId}`, reason };
    const record = recordIn(auditLog, request, act);
    return db.transaction().execute(async (trx) => {
      const before = await lockedAddress(trx, addressId);
      // Until now the earlier settings apply, and the new ones report nothing of before.
      await queuePostbacks(trx, {
        since: new Date(now().getTime() - LOOK_BACK),
        at: now(),
        endsAt: new Date(now().getTime() + POSTBACK_LIFE),
      });
      const row = await updatePostbackAddress(trx, before.id, {
        address,
        events,
        is_on: isOn,
        since: now(),
      });
      await record(trx, changesBetween(shown(before), shown(row)));
      return shown(row);
    });
  });

  registerOperatorCall(
    app,
    operatorCalls.listPostbackCalls,
    async ({ query: { state, before }, sites: chosen }) => {
      const found = await postbacksBefore(db, {
        sites: chosen,
        state,
        before: parseId(before ?? ''),
        limit: PAGE + 1,
      });
      const { rows, next } = pageOf(found, PAGE, ({ id }) => id);
      return { calls: rows.map(shownCall), next };
    },
  );

  registerOperatorCall(app, operatorCalls.retryPostbackCall, async ({ params, body, request }) => {
    const { callId } = params;
    const act = { action: 'postback.retry', subject: `postbackCall:${callId}`, ...body };
    const record = recordIn(auditLog, request, act);
    await db.transaction().execute(async (trx) => {
      const id = parseId(callId);
      const row = id === undefined ? undefined : await lockPostback(trx, id);
      if (!row)
        throw new ProblemError(
          404,
          'POSTBACK_CALL_NOT_FOUND',
          `There is no call ${callId}: reload the list.`,
        );
      if (row.state !== 'failed')
        throw new ProblemError(
          409,
          'POSTBACK_CALL_NOT_FAILED',
          `Call ${callId} is ${row.state}: only failed calls can be made again.`,
        );
      const endsAt = new Date(now().getTime() + POSTBACK_LIFE);
      await retryPostback(trx, row.id, { at: now(), endsAt });
      await record(trx, { before: { state: row.state, error: row.error }, after: { state: 'waiting' } });
    });
    return { callId };
  });
}

/** Throws a ProblemError 404 if there is no such address. */
async function lockedAddress(trx: Trx, addressId: string): Promise<PostbackAddressRow> {
  const id = parseId(addressId);
  const row = id === undefined ? undefined : await lockPostbackAddress(trx, id);
  if (row) return row;
  throw new ProblemError(404, 'POSTBACK_NOT_FOUND', `There is no address ${addressId}: reload the list.`);
}

function shown({ id, site_id, is_on, mark, value, address, events }: PostbackAddressRow): PostbackAddress {
  return { id: String(id), siteId: site_id, mark, value, address, events, isOn: is_on };
}

function shownCall(row: Awaited<ReturnType<typeof postbacksBefore>>[number]): PostbackCall {
  const { id, site_id, mark, value, player_id, event, at, state, attempts, status, error } = row;
  return {
    id: String(id),
    siteId: site_id,
    mark,
    value,
    playerId: String(player_id),
    event,
    at: at.getTime(),
    state,
    attempts,
    status,
    error,
  };
}
