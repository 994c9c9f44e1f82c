import type { OperatorScope } from '@touchline/contract/operators';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { inSites } from '../../kernel/index.ts';
import { permissionsIn, type Operator } from '../../staff/index.ts';
import type { ApprovalRow } from './waitingActs.ts';
import { actsOf, scopeOfAct } from './doors.ts';
import { givenBy, type StaffChange } from './staffChange.ts';

type Subject = Pick<ApprovalRow, 'act' | 'site_id' | 'payload'>;

/** Returns the sites that an act is about; undefined for the whole platform. */
export function sitesOfApproval({ site_id: siteId, act, payload }: Subject): readonly string[] | undefined {
  if (siteId !== null) return [siteId];
  // The cast is safe: the payload of this act is stored by its type.
  return act === 'staff-access' ? ((payload as unknown as StaffChange).sites ?? undefined) : undefined;
}

/** Returns whether an operator has a scope on all sites of an act. */
function hasOn(operator: Operator, scope: OperatorScope, subject: Subject): boolean {
  const sites = sitesOfApproval(subject);
  return sites ? sites.every((site) => operator.has(scope, site)) : operator.has(scope, null);
}

/** Returns whether an operator has the scope of an act on its sites: they see it, and may refuse it. */
export const mayAnswer = (operator: Operator, subject: Subject): boolean =>
  hasOn(operator, scopeOfAct(subject.act), subject);

/** Returns whether an operator has the rights that an act takes or gives. The act itself judges them again. */
export function mayAgree(operator: Operator, subject: Subject): boolean {
  if (!mayAnswer(operator, subject)) return false;
  if (subject.act !== 'staff-access' || operator.staffId === null) return true;
  // The cast is safe: the payload of this act is stored by its type.
  return givenBy(subject.payload as unknown as StaffChange).every(({ scopes, siteId }) =>
    permissionsIn(scopes).every((scope) => operator.has(scope, siteId)),
  );
}

/** Returns the condition that an operator may answer an act; the table is `a` in the query. */
export function isForOperator(operator: Operator): RawBuilder<SqlBool> {
  const conditions = actsOf(operator.scopes).map((act) => {
    const sites = operator.sitesOf(scopeOfAct(act));
    const several =
      act === 'staff-access' && sites !== 'all'
        ? sql<SqlBool>`(a.site_id is null and jsonb_typeof(a.payload->'sites') = 'array'
            and a.payload->'sites' <@ ${JSON.stringify(sites)}::jsonb)`
        : sql<SqlBool>`false`;
    return sql<SqlBool>`(a.act = ${act} and (${inSites('a.site_id', sites)} or ${several}))`;
  });
  return conditions.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}
