import { subjectFields, type SubjectKind } from '@touchline/contract/operatorSubjects';
import { sql, type RawBuilder } from 'kysely';
import { parseId, type Db } from '../../kernel/index.ts';

interface SubjectRow {
  /** Null for a subject of the whole platform. */
  readonly site: string | null;
}
/** Returns the query for the site of a subject; undefined for a text that is no id of its kind. */
type SiteQuery = (id: string) => RawBuilder<SubjectRow> | undefined;

const numbered =
  (query: (id: bigint) => RawBuilder<SubjectRow>): SiteQuery =>
  (text) => {
    const id = parseId(text);
    return id === undefined ? undefined : query(id);
  };
const own = (table: string): SiteQuery =>
  numbered((id) => sql<SubjectRow>`select site_id as site from ${sql.table(table)} where id = ${id}`);
const ofPlayer = (table: string): SiteQuery =>
  numbered(
    (id) => sql<SubjectRow>`
      select p.site_id as site from ${sql.table(table)} one join players p on p.id = one.player_id
      where one.id = ${id}`,
  );
const ofAccount = (table: string): SiteQuery =>
  numbered(
    (id) => sql<SubjectRow>`
      select p.site_id as site from ${sql.table(table)} one
      join accounts a on a.id = one.account_id join players p on p.id = a.player_id where one.id = ${id}`,
  );
const byKey =
  (table: string): SiteQuery =>
  (key) =>
    sql<SubjectRow>`select site_id as site from ${sql.table(table)} where id = ${key}`;

/** Query of each kind of subject. */
const queries: { readonly [Kind in Exclude<SubjectKind, 'site'>]: SiteQuery } = {
  player: own('players'),
  account: ofPlayer('accounts'),
  bet: ofPlayer('coupons'),
  debt: ofAccount('debts'),
  tournament: own('tournaments'),
  offer: own('bonus_offers'),
  bonusCode: own('bonus_codes'),
  grant: own('bonus_grants'),
  round: ofPlayer('game_rounds'),
  // A notice about a maker belongs to the platform.
  gameNotice: numbered(
    (id) => sql<SubjectRow>`
      select p.site_id as site from game_notices n left join players p on p.id = n.player_id where n.id = ${id}`,
  ),
  banner: own('game_banners'),
  paymentRequest: byKey('consultant_requests'),
  // One about several sites is found by the first of them; the approvals judge the others.
  approval: numbered(
    (id) =>
      sql<SubjectRow>`select coalesce(site_id, payload->'sites'->>0) as site from approvals where id = ${id}`,
  ),
  identification: ofPlayer('identification_requests'),
  check: byKey('verification_checks'),
  message: own('operator_messages'),
  mail: ofPlayer('mails'),
  text: own('text_messages'),
  payment: byKey('payments'),
  withdrawal: byKey('payments'),
  referral: own('referrals'),
  postbackAddress: own('postback_addresses'),
  postbackCall: ofPlayer('postbacks'),
};

/** Parts of a request in which a call may have the id of its subject. */
export interface SubjectInput {
  readonly params: unknown;
  readonly body: unknown;
  readonly query: unknown;
}

/**
 * Returns the site of a call's subject, null for one of the whole platform; undefined if there is no such subject. The
 * id is that in the address, else the one in the body, else the one in the query.
 */
export async function siteOfSubject(
  db: Db,
  kind: SubjectKind,
  { params, body, query }: SubjectInput,
): Promise<string | null | undefined> {
  const field = subjectFields[kind];
  const id = [params, body, query].map((part) => textIn(part, field)).find((text) => text !== undefined);
  if (id === undefined || kind === 'site') return id;
  const built = queries[kind](id);
  if (!built) return undefined;
  const { rows } = await built.execute(db);
  return rows[0]?.site;
}

/** Returns a field's text, or its number as text; undefined without either. */
function textIn(part: unknown, field: string): string | undefined {
  if (typeof part !== 'object' || part === null || !Object.hasOwn(part, field)) return undefined;
  const value: unknown = Reflect.get(part, field);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
