import type { Segment } from '@touchline/contract/operators';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../kernel/index.ts';
import { isExcluded, LIMIT_TYPE } from '../protection/index.ts';
import { VERIFIED } from '../accounts/index.ts';

const DAY = 86_400_000;

const dayOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/**
 * Returns the condition of players whom news may reach, on the alias `p`: those who don't take a break, haven't excluded
 * themselves or closed their account, and aren't banned. News could draw the others back to play.
 */
export function seesNews(at: Date): RawBuilder<boolean> {
  return sql<boolean>`(not ${isExcluded(sql.ref('p.id'), at)}
    and not exists (select from limits l
      where l.player_id = p.id and l.state = 'ACTIVE' and l.type = ${LIMIT_TYPE.timeout} and l.ends_at > ${at})
    and not exists (select from player_blocks b where b.player_id = p.id and b.ban_level > 0))`;
}

/** Returns the condition of a segment's players, on the aliases `p` of players and `f` of their profiles. */
function conditionOf(siteId: string, segment: Segment, at: Date): RawBuilder<boolean> {
  const { countries, languages, isVerified, hasDeposited } = segment;
  const { registeredFrom, registeredTo, signedInSince, notSignedInSince } = segment;
  const signedIn = (since: string) => sql<boolean>`exists (
    select from sessions s where s.player_id = p.id and s.started_at >= ${dayOf(since)})`;
  const deposited = sql<boolean>`exists (
    select from payments d where d.player_id = p.id and d.direction = 'deposit' and d.state = 'succeeded')`;
  const verified = sql<boolean>`coalesce(f.verification_status, 0) = ${VERIFIED}`;
  const conditions = [
    sql<boolean>`p.site_id = ${siteId}`,
    seesNews(at),
    ...(countries ? [sql<boolean>`upper(f.country_code) = any(${[...countries]})`] : []),
    ...(languages ? [sql<boolean>`p.language = any(${[...languages]})`] : []),
    ...(isVerified === undefined ? [] : [isVerified ? verified : sql<boolean>`not ${verified}`]),
    ...(hasDeposited === undefined ? [] : [hasDeposited ? deposited : sql<boolean>`not ${deposited}`]),
    ...(registeredFrom ? [sql<boolean>`p.registered_at >= ${dayOf(registeredFrom)}`] : []),
    ...(registeredTo
      ? [sql<boolean>`p.registered_at < ${new Date(dayOf(registeredTo).getTime() + DAY)}`]
      : []),
    ...(signedInSince ? [signedIn(signedInSince)] : []),
    ...(notSignedInSince ? [sql<boolean>`not ${signedIn(notSignedInSince)}`] : []),
  ];
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** A recipient, with what other channels need. */
export interface Recipient {
  readonly id: bigint;
  readonly language: string;
  readonly email: string | null;
  /** Digits with the country's code, without the plus. */
  readonly phone: string | null;
  /** Whether the player allows news by e-mail, and by text message. */
  readonly wantsMail: boolean;
  readonly wantsSms: boolean;
}

const wants = (setting: 'enable_mail_news' | 'enable_sms_news') => sql<boolean>`exists (
  select from account_settings a where a.player_id = p.id and a.setting_id = ${setting} and a.value)`;

const columns = sql`p.id, p.language, p.email, p.phone, ${wants('enable_mail_news')} as "wantsMail",
  ${wants('enable_sms_news')} as "wantsSms"`;

/**
 * Returns players of a segment in ascending order of their ids.
 * @param after id after which they begin
 */
export async function recipientsIn(
  db: Db,
  { siteId, segment, at }: { readonly siteId: string; readonly segment: Segment; readonly at: Date },
  { after, limit }: { readonly after: bigint; readonly limit: number },
): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select ${columns} from players p left join player_profiles f on f.player_id = p.id
    where p.id > ${after} and ${conditionOf(siteId, segment, at)}
    order by p.id limit ${limit}`.execute(db);
  return rows;
}

/** Returns one player as a recipient; undefined if there is none. */
export async function recipient(db: Db, playerId: bigint): Promise<Recipient | undefined> {
  const { rows } = await sql<Recipient>`select ${columns} from players p where p.id = ${playerId}`.execute(
    db,
  );
  return rows[0];
}

/** Counts the players of a segment, and those whom news by e-mail and by text message would reach. */
export async function countSegment(
  db: Db,
  { siteId, segment, at }: { readonly siteId: string; readonly segment: Segment; readonly at: Date },
): Promise<{ readonly players: number; readonly byMail: number; readonly bySms: number }> {
  const { rows } = await sql<{ players: bigint; byMail: bigint; bySms: bigint }>`
    select count(*) as players,
      count(*) filter (where p.email is not null and ${wants('enable_mail_news')}) as "byMail",
      count(*) filter (where p.phone is not null and ${wants('enable_sms_news')}) as "bySms"
    from players p left join player_profiles f on f.player_id = p.id
    where ${conditionOf(siteId, segment, at)}`.execute(db);
  const [row] = rows;
  return {
    players: Number(row?.players ?? 0),
    byMail: Number(row?.byMail ?? 0),
    bySms: Number(row?.bySms ?? 0),
  };
}
