import { operatorScopes, type OperatorScope } from '@touchline/contract/operators';
import type { FieldProblem } from '@touchline/ui';
import type { WriteOf } from '../api/calls.ts';
import { t } from '../messages/messages.ts';
import { serverNow } from '../shared/serverClock.ts';

/** Token of a program as the operator types it. */
export interface TokenDraft {
  readonly name: string;
  /** True for all permissions that the owner has at each use. */
  readonly hasAll: boolean;
  readonly scopes: readonly OperatorScope[];
  /** Ids of sites; none for all of the owner's. */
  readonly sites: readonly string[];
  /** UTC, ms; undefined if it is missing, `NaN` if it can't be read. */
  readonly expiresAt: number | undefined;
}

type Body = Omit<WriteOf<'post', '/ops/me/tokens'>['body'], 'proof'>;

const DAY = 86_400_000;
const USUAL_DAYS = 90;
/** Longest life of a token, days. */
export const MAX_DAYS = 366;
const MINUTE = 60_000;

const NAME = /^[a-z][a-z0-9.-]{0,39}$/;

export const emptyToken = (): TokenDraft => ({
  name: '',
  hasAll: false,
  scopes: [],
  sites: [],
  expiresAt: Math.ceil(serverNow() / MINUTE) * MINUTE + USUAL_DAYS * DAY,
});

/** Returns the body that creates a token, or the faults of its fields. */
export function parseToken(
  draft: TokenDraft,
  now = serverNow(),
): { readonly body: Body } | { readonly problems: readonly FieldProblem[] } {
  const { name, hasAll, scopes, sites, expiresAt } = draft;
  const problems = [
    ...(NAME.test(name.trim()) ? [] : [{ field: 'name', text: t('token.nameWrong') }]),
    ...(hasAll || scopes.length > 0 ? [] : [{ field: 'scopes', text: t('token.scopesMissing') }]),
  ];
  const isInTime = expiresAt !== undefined && expiresAt > now && expiresAt <= now + MAX_DAYS * DAY;
  if (!isInTime || problems.length > 0) {
    const late = { field: 'expiresAt', text: t('token.endWrong', { count: MAX_DAYS }) };
    return { problems: isInTime ? problems : [...problems, late] };
  }
  return {
    body: {
      name: name.trim(),
      scopes: hasAll ? ['*'] : operatorScopes.filter((scope) => scopes.includes(scope)),
      sites: sites.length === 0 ? null : [...sites],
      expiresAt,
    },
  };
}
