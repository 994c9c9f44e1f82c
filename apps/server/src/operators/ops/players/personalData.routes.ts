import { documentTypes } from '@touchline/contract/documents';
import type { PersonalChange } from '@touchline/contract';
import { operatorCalls } from '@touchline/contract/operatorCalls';
import { personalFields } from '@touchline/contract/personalData';
import type { FastifyInstance } from 'fastify';
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
import { registerOperatorCall } from '../registerOperatorCall.ts';
import { playerIn } from './playerIn.ts';

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
  registerOperatorCall(app, operatorCalls.listPlayerDataChanges, async ({ params, query }) => {
    const { id } = await playerIn(db, params.playerId);
    const { rows, next } = await dataChangesBefore(db, id, parseId(query.before ?? ''));
    const changes = rows.map((row) => ({
      id: String(row.id),
      at: row.at.getTime(),
      operator: row.operator,
      field: row.field,
      before: row.value_before,
      after: row.value_after,
    }));
    return { changes, next };
  });

  registerOperatorCall(app, operatorCalls.showPersonalData, async ({ params, request }) => {
    const { id } = await playerIn(db, params.playerId);
    const act = { action: 'identification.look', subject: `player:${id}` };
    await auditLog.look(request, act, { data: 'personal' });
    return {
      values: personalValuesOf(await findProfile(db, id)),
      documentTypes: documentTypes.map(({ id: type, name }) => ({ id: type, name })),
    };
  });

  registerOperatorCall(
    app,
    operatorCalls.correctPersonalData,
    async ({ params, body, operator, request }) => {
      const player = await playerIn(db, params.playerId);
      const { change, reason } = body;
      const site = siteById(sites, player.site_id);
      if (!site) throw notServed(player.site_id);
      const author = { playerId: player.id, at: now(), operator: operator.name };
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
