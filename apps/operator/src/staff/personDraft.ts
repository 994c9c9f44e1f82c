import type { FieldProblem } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { linesOf } from '../shared/entries.ts';

/** Fields of a person's access as the operator types them. */
export interface AccessDraft {
  readonly email: string;
  readonly language: string;
  /** One network in each line. */
  readonly networks: string;
  /** UTC, ms; undefined for never, `NaN` if it can't be read. */
  readonly endsAt: number | undefined;
}

/** A person's access as the server stores it. */
export interface StoredAccess {
  readonly email: string;
  readonly language: string;
  readonly networks: readonly string[];
  /** UTC, ms; null for never. */
  readonly endsAt: number | null;
}

/** Languages of the mails to operators. */
export const staffLanguages = ['en', 'ru', 'ar'] as const;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** An address with the length of its network's prefix; the server checks the rest. */
const NETWORK = /^[\da-fA-F.:]+\/\d{1,3}$/;

export const readAccess = ({ email, language, networks, endsAt }: StoredAccess): AccessDraft => ({
  email,
  language,
  networks: networks.join('\n'),
  endsAt: endsAt ?? undefined,
});

export const emptyAccess: AccessDraft = { email: '', language: 'en', networks: '', endsAt: undefined };

/** Returns the access to store, or the faults of its fields. */
export function parseAccess(
  draft: AccessDraft,
): { readonly body: StoredAccess } | { readonly problems: readonly FieldProblem[] } {
  const { email, language, endsAt } = draft;
  const networks = linesOf(draft.networks).map((line) => line.trim());
  const wrong = networks.find((network) => !NETWORK.test(network));
  const problems = [
    ...(EMAIL.test(email.trim()) ? [] : [{ field: 'email', text: t('staff.emailWrong') }]),
    ...(wrong === undefined
      ? []
      : [{ field: 'networks', text: t('staff.networkWrong', { network: wrong }) }]),
    ...(Number.isNaN(endsAt) ? [{ field: 'endsAt', text: t('staff.endWrong') }] : []),
  ];
  if (problems.length > 0) return { problems };
  return { body: { email: email.trim(), language, networks, endsAt: endsAt ?? null } };
}

/** Returns the faults of a person's name in the audit log. */
export const nameProblems = (name: string): readonly FieldProblem[] =>
  /^[a-z][a-z0-9.-]{0,39}$/.test(name) ? [] : [{ field: 'name', text: t('staff.nameWrong') }];
