import { operatorScopes, type StaffRole } from '@touchline/contract/operators';
import type { FieldProblem } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { ALL, type Permission } from './permissions.ts';

/** Role as the operator types it. */
export interface RoleDraft {
  readonly name: string;
  readonly scopes: readonly Permission[];
}

export interface RoleBody {
  readonly name: string;
  readonly scopes: Permission[];
}

export const MAX_ROLE_NAME = 60;
const MIN_ROLE_NAME = 2;

export const readRole = ({ name, scopes }: Pick<StaffRole, 'name' | 'scopes'>): RoleDraft => ({
  name,
  scopes: ordered(scopes),
});

/** Returns permissions in the order of the contract, so that the same ones are the same draft. */
const ordered = (scopes: readonly string[]): Permission[] =>
  [ALL, ...operatorScopes].filter((scope): scope is Permission => scopes.includes(scope));

/** Returns the role to store, or the faults of its fields. */
export function parseRole({
  name,
  scopes,
}: RoleDraft): { readonly body: RoleBody } | { readonly problems: readonly FieldProblem[] } {
  const problems = [
    ...(name.trim().length >= MIN_ROLE_NAME ? [] : [{ field: 'name', text: t('role.nameMissing') }]),
    ...(scopes.length > 0 ? [] : [{ field: 'scopes', text: t('role.scopesMissing') }]),
  ];
  return problems.length > 0 ? { problems } : { body: { name: name.trim(), scopes: ordered(scopes) } };
}
