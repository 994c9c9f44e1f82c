import type { Mail } from '../../../delivery/index.ts';
import { sql } from 'kysely';
import type { AuditWriter, Core, Job, Trx } from '../../../kernel/index.ts';
import type { LiveSites } from '../../../site/index.ts';
import { createOperator, livePeople } from '../../../staff/index.ts';
import { mayAnswer } from '../../operatorMoney/approvalSites.ts';
import { endWaiting, PLATFORM, type ApprovalRow } from '../../operatorMoney/waitingActs.ts';
import { consoleOrigin } from '../console/consoleOrigin.ts';
import { mailReminder } from '../staff/staffMail.ts';

export interface ApprovalJobsDeps extends Pick<Core, 'db' | 'now' | 'settings'> {
  readonly sites: Pick<LiveSites, 'all'>;
  readonly mail: Pick<Mail, 'queue'>;
  readonly auditLog: AuditWriter;
}

const INTERVAL = 60_000;
const HOUR = 3_600_000;
/** Time after which those who may answer are reminded, ms. */
const FIRST_REMINDER = 4 * HOUR;
/** Time before the end at which they are reminded again, ms. */
const LAST_REMINDER = 12 * HOUR;

/** Creates the job that ends requests nobody has answered, and reminds those who may answer. */
export function approvalJobs(deps: ApprovalJobsDeps): Job[] {
  return [
    {
      every: INTERVAL,
      failed: 'Requests for a second person could not be ended or reminded of; the next round tries again.',
      async work() {
        const { db, now, auditLog } = deps;
        const at = now();
        await db.transaction().execute((trx) => endWaiting(trx, { auditLog, at }, { endedBy: PLATFORM }));
        for (const id of await dueReminders(deps, at)) await remind(deps, id, at);
      },
    },
  ];
}

/**
 * Returns the condition that a reminder of a stage is due that wasn't sent: one some hours after the request, one before
 * its end.
 */
const isDue = (at: Date) => sql<boolean>`(
  state = 'waiting' and expires_at > ${at} and (
    (reminded_at is null and asked_at <= ${new Date(at.getTime() - FIRST_REMINDER)})
    or (expires_at <= ${new Date(at.getTime() + LAST_REMINDER)}
      and (reminded_at is null or reminded_at < expires_at - make_interval(secs => ${LAST_REMINDER / 1000})))
  ))`;

async function dueReminders({ db }: ApprovalJobsDeps, at: Date): Promise<bigint[]> {
  const rows = await db.selectFrom('approvals').select('id').where(isDue(at)).orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** Sends the reminder of a stage, unless another process was first. */
async function remind({ db, mail, settings, sites }: ApprovalJobsDeps, id: bigint, at: Date): Promise<void> {
  const url = `${consoleOrigin(settings, sites.all[0])}/ops/console#/approvals`;
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('approvals')
      .set({ reminded_at: at })
      .where('id', '=', id)
      .where(isDue(at))
      .returningAll()
      .executeTakeFirst();
    if (!row) return;
    const { act, asked_by: askedBy, reason, expires_at: endsAt } = row;
    for (const person of await thoseWhoMayAnswer(trx, row, at))
      await mailReminder(trx, mail, person, { act, askedBy, reason, endsAt, url });
  });
}

/** Returns the people with access who have the scope of an act on its sites, without the one who asked. */
async function thoseWhoMayAnswer(trx: Trx, row: ApprovalRow, at: Date) {
  const people = await livePeople(trx, at);
  return people.filter(
    ({ id, name, grants }) =>
      name !== row.asked_by && mayAnswer(createOperator({ staffId: id, person: name }, grants), row),
  );
}
