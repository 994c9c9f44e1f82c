import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { FastifyInstance } from 'fastify';
import { listPasskeys, removePasskey } from '../../../entry/index.ts';
import type { Sessions, EndPendingGrants } from '../../../accounts/index.ts';
import { type Db, parseId } from '../../../kernel/index.ts';
import { siteIn } from '../sites/siteIn.ts';
import type { Mail } from '../../../delivery/index.ts';
import type { Sites } from '../../../site/index.ts';
import { lockPlayer } from '../../../ledger/index.ts';
import { auditAuthorOf, type AuditLog } from '../auditLog/auditLog.service.ts';
import { registerOperatorCall } from '../registerOperatorCall.ts';
import { playerIn } from './playerIn.ts';

interface SecurityDeps {
  readonly db: Db;
  /** The server's clock. */
  readonly now: () => Date;
  readonly auditLog: AuditLog;
  readonly mail: Pick<Mail, 'queue'>;
  readonly endPendingGrants: EndPendingGrants;
  readonly sessions: Pick<Sessions, 'history' | 'endAllIn' | 'announce'>;
  readonly sites: Pick<Sites, 'all'>;
}

/** Operators' routes of a player's sessions and passkeys. */
export function opsSecurityRoutes(
  app: FastifyInstance,
  { db, now, auditLog, mail, endPendingGrants, sessions, sites }: SecurityDeps,
): void {
  registerOperatorCall(app, operatorCalls.showPlayerSecurity, async ({ params }) => {
    const { id } = await playerIn(db, params.playerId);
    const { rows } = await sessions.history(id, undefined);
    return {
      sessions: rows.map((row) => ({
        id: String(row.id),
        userAgent: row.userAgent,
        address: row.address,
        startedAt: row.startedAt.getTime(),
        lastActiveAt: row.lastActiveAt.getTime(),
        endedAt: row.endedAt?.getTime() ?? null,
      })),
      passkeys: (await listPasskeys(db, id)).map((row) => ({
        id: String(row.id),
        name: row.name,
        host: row.rp_id,
        createdAt: row.created_at.getTime(),
        lastUsedAt: row.last_used_at?.getTime() ?? null,
      })),
    };
  });

  registerOperatorCall(app, operatorCalls.endPlayerSessions, async ({ params, body, request }) => {
    const { id } = await playerIn(db, params.playerId);
    const ended = await db.transaction().execute(async (trx) => {
      await lockPlayer(trx, id);
      const all = await sessions.endAllIn(trx, id, 'operator');
      await auditLog.write(trx, auditAuthorOf(request, body.reason), {
        action: 'player.sessions-end',
        subject: `player:${id}`,
        before: { sessions: all.length },
        after: { sessions: 0 },
      });
      return all;
    });
    return { ended: sessions.announce(ended) };
  });

  registerOperatorCall(app, operatorCalls.removePlayerPasskey, async ({ params, body, request }) => {
    const player = await playerIn(db, params.playerId);
    const site = siteIn(sites, player.site_id);
    return db.transaction().execute(async (trx) => {
      const change = { trx, playerId: player.id, at: now(), endPendingGrants };
      const { name, rp_id: host } = await removePasskey({ ...change, site, mail }, parseId(params.passkeyId));
      await auditLog.write(trx, auditAuthorOf(request, body.reason), {
        action: 'player.passkey-remove',
        subject: `player:${player.id}`,
        before: { name, host },
        after: null,
      });
      return { removed: true } as const;
    });
  });
}
