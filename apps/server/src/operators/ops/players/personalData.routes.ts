import { documentTypes } from '@touchline/contract/documents';
import { PersonalChange } from '@touchline/contract';
import type { OperatorDataChange, WholePersonalData } from '@touchline/contract/operators';
import { personalFields } from '@touchline/contract/personalData';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { type Db, parseId, ProblemError } from '../../../kernel/index.ts';
import {
  dataChangesBefore,
  storedValue,
  storeChange,
  personalValuesOf,
  findProfile,
  type ProfileRow,
} from '../../../accounts/index.ts';
import { siteById, type Sites } from '../../../site/index.ts';
import { lockPlayer } from '../../../ledger/index.ts';
import { auditAuthorOf, type AuditLog } from '../auditLog/auditLog.service.ts';
import { operatorOf } from '../operatorOnly.ts';
import { playerIn } from './playerIn.ts';

const Page = Type.Object({ before: Type.Optional(Type.String({ maxLength: 20 })) });
const Change = Type.Object(
  { change: PersonalChange, reason: Type.String({ minLength: 3, maxLength: 300 }) },
  { additionalProperties: false },
);

interface OfPlayer {
  readonly playerId: string;
}

interface PersonalDataDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly auditLog: AuditLog;
  readonly sites: Pick<Sites, 'all'>;
}

const notServed = (siteId: string) =>
  new ProblemError(
    409,
    'SITE_NOT_SERVED',
    `The player’s site ${siteId} isn’t in the list of sites: its rules for the data are unknown.`,
  );

/** Operators' routes of a player's personal data: its history, the whole data, and its correction. */
export function opsPersonalDataRoutes(
  app: FastifyInstance,
  { db, now, auditLog, sites }: PersonalDataDeps,
): void {
  app.get<{ Params: OfPlayer; Querystring: Static<typeof Page> }>(
    '/ops/players/:playerId/data-changes',
    { schema: { querystring: Page } },
    async ({ params, query }) => {
      const { id } = await playerIn(db, params.playerId);
      const { rows, next } = await dataChangesBefore(db, id, parseId(query.before ?? ''));
      const changes = rows.map((row): OperatorDataChange => ({
        id: String(row.id),
        at: row.at.getTime(),
        operator: row.operator,
        field: row.field,
        before: row.value_before,
        after: row.value_after,
      }));
      return { changes, next };
    },
  );

  app.get<{ Params: OfPlayer }>(
    '/ops/identification/players/:playerId/personal-data',
    async (request): Promise<WholePersonalData> => {
      const { id } = await playerIn(db, request.params.playerId);
      const deed = { action: 'identification.look', subject: `player:${id}` };
      await auditLog.look(request, deed, { data: 'personal' });
      return {
        values: personalValuesOf(await findProfile(db, id)),
        documentTypes: documentTypes.map(({ id: type, name }) => ({ id: type, name })),
      };
    },
  );

  app.post<{ Params: OfPlayer; Body: Static<typeof Change> }>(
    '/ops/identification/players/:playerId/personal-data',
    { schema: { body: Change } },
    async (request) => {
      const player = await playerIn(db, request.params.playerId);
      const { change, reason } = request.body;
      const site = siteById(sites, player.site_id);
      if (!site) throw notServed(player.site_id);
      const author = { playerId: player.id, at: now(), operator: operatorOf(request).name };
      return db.transaction().execute(async (trx) => {
        await lockPlayer(trx, player.id);
        const profile = await findProfile(trx, player.id);
        await storeChange(trx, { site, profile, change, author });
        const changed = await findProfile(trx, player.id);
        await auditLog.write(trx, auditAuthorOf(request, reason), {
          action: 'player.personal-data',
          subject: `player:${player.id}`,
          before: masked(profile, change),
          after: masked(changed, change),
        });
        return { values: personalValuesOf(changed) };
      });
    },
  );
}

/** Returns the changed fields as the audit log stores them, with numbers of documents masked. */
function masked(profile: ProfileRow | undefined, change: PersonalChange): Record<string, string | null> {
  const values = personalValuesOf(profile);
  return Object.fromEntries(
    personalFields
      .filter((field) => change[field] !== undefined)
      .map((field) => {
        const { [field]: value } = values;
        return [field, value === undefined ? null : storedValue(field, String(value))];
      }),
  );
}
