import {
  markValue,
  postbackEvents,
  postbackMarks,
  postbackStates,
  type PostbackAddress,
  type PostbackAddresses,
  type PostbackCall,
} from '@touchline/contract/operators';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { type Db, type Trx, pageOf, parseId, ProblemError, wrongField } from '../../../kernel/index.ts';
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
import { siteChoices, siteIn } from '../sites/siteIn.ts';

const PAGE = 50;

const Reason = Type.String({ minLength: 3, maxLength: 300 });
const settings = {
  address: Type.String({ minLength: 1, maxLength: 1000 }),
  events: Type.Array(Type.Enum([...postbackEvents]), { minItems: 1, maxItems: 3, uniqueItems: true }),
};
const Closed = { additionalProperties: false };
const NewAddress = Type.Object(
  {
    siteId: Type.String({ maxLength: 64 }),
    mark: Type.Enum([...postbackMarks]),
    value: Type.String({ pattern: markValue.source }),
    ...settings,
    reason: Reason,
  },
  Closed,
);
const ChangedAddress = Type.Object({ ...settings, isOn: Type.Boolean(), reason: Reason }, Closed);
const Retry = Type.Object({ reason: Reason }, Closed);
const List = Type.Object(
  {
    state: Type.Optional(Type.Enum([...postbackStates])),
    before: Type.Optional(Type.String({ maxLength: 20 })),
  },
  Closed,
);

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

  app.get('/ops/referrals/postbacks', async (): Promise<PostbackAddresses> => ({
    sites: siteChoices(sites),
    addresses: (await listPostbackAddresses(db)).map(shown),
  }));

  app.post<{ Body: Static<typeof NewAddress> }>(
    '/ops/referrals/postbacks',
    { schema: { body: NewAddress } },
    async (request): Promise<PostbackAddress> => {
      const { siteId, mark, value, address, events, reason } = request.body;
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
    },
  );

  app.put<{ Params: { readonly addressId: string }; Body: Static<typeof ChangedAddress> }>(
    '/ops/referrals/postbacks/:addressId',
    { schema: { body: ChangedAddress } },
    async (request): Promise<PostbackAddress> => {
      const { address, events, isOn, reason } = request.body;
      const { addressId } = request.params;
      judgeAddress(address);
      const record = recordIn(auditLog, request, {
        action: 'postback.change',
        subject: `postback:${addressId}`,
        reason,
      });
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
        await record(trx, { before: shown(before), after: shown(row) });
        return shown(row);
      });
    },
  );

  app.get<{ Querystring: Static<typeof List> }>(
    '/ops/referrals/postback-calls',
    { schema: { querystring: List } },
    async ({ query: { state, before } }): Promise<{ calls: PostbackCall[]; next: string | null }> => {
      const found = await postbacksBefore(db, {
        state,
        before: parseId(before ?? ''),
        limit: PAGE + 1,
      });
      const { rows, next } = pageOf(found, PAGE, ({ id }) => id);
      return { calls: rows.map(shownCall), next };
    },
  );

  app.post<{ Params: { readonly callId: string }; Body: Static<typeof Retry> }>(
    '/ops/referrals/postback-calls/:callId/retry',
    { schema: { body: Retry } },
    async (request) => {
      const { callId } = request.params;
      const record = recordIn(auditLog, request, {
        action: 'postback.retry',
        subject: `postbackCall:${callId}`,
        ...request.body,
      });
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
    },
  );
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
