import type { Insertable, Selectable } from 'kysely';
import type { CaptchasTable } from '../access/access.tables.ts';
import type { Db } from '../../kernel/index.ts';

export type CaptchaRow = Selectable<CaptchasTable>;

/** Stores a captcha, and deletes expired ones. */
export async function insertCaptcha(db: Db, captcha: Insertable<CaptchasTable>, now: Date): Promise<void> {
  await db.deleteFrom('captchas').where('expires_at', '<', now).execute();
  await db.insertInto('captchas').values(captcha).execute();
}

export function findCaptcha(db: Db, id: string, siteId: string): Promise<CaptchaRow | undefined> {
  return db
    .selectFrom('captchas')
    .selectAll()
    .where('id', '=', id)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
}

export interface SolvedCaptcha {
  readonly id: string;
  readonly passHash: string;
  readonly passEnds: Date;
  readonly now: Date;
}

/** Stores a solution; returns false if the captcha was solved before. */
export async function solve(db: Db, { id, passHash, passEnds, now }: SolvedCaptcha): Promise<boolean> {
  const row = await db
    .updateTable('captchas')
    .set({ solved_at: now, pass_hash: passHash, expires_at: passEnds })
    .where('id', '=', id)
    .where('solved_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export function findPass(db: Db, passHash: string, siteId: string): Promise<CaptchaRow | undefined> {
  return db
    .selectFrom('captchas')
    .selectAll()
    .where('pass_hash', '=', passHash)
    .where('site_id', '=', siteId)
    .executeTakeFirst();
}

/** Marks a pass as used; returns false if it was used before. */
export async function usePass(db: Db, id: string, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('captchas')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
