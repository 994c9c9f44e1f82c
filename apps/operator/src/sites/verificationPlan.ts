import type { VerificationPlan } from '@touchline/contract/operators';
import { t } from '../messages/messages.ts';

/** Groups of verification types as they are typed. */
export interface PlanText extends Pick<VerificationPlan, 'groups'> {
  /** Code of the group; empty without one. */
  readonly defaultGroup: string;
  /** Days of validity; empty without an end. */
  readonly days: { readonly identity: string; readonly address: string };
}

const MOST_DAYS = 3650;
const CODE = /^[a-z][a-z0-9-]{0,31}$/;

export function planText({ groups, defaultGroup, validDays }: VerificationPlan): PlanText {
  return {
    groups,
    defaultGroup: defaultGroup ?? '',
    days: {
      identity: String(validDays.identity ?? ''),
      address: String(validDays.address ?? ''),
    },
  };
}

/** Returns the groups of a text, or its fault. */
export function planIn({
  groups,
  defaultGroup,
  days,
}: PlanText): { readonly value: VerificationPlan } | { readonly fault: string } {
  const codes = groups.map(({ code }) => code);
  if (!codes.every((code) => CODE.test(code))) return { fault: t('groups.codeWrong') };
  if (new Set(codes).size < codes.length) return { fault: t('groups.twice') };
  if (groups.some(({ types }) => types.length === 0)) return { fault: t('groups.noTypes') };
  if (groups.some(({ types }) => types.includes('document') && types.includes('identity')))
    return { fault: t('groups.same') };
  const [identity, address] = [daysIn(days.identity), daysIn(days.address)];
  if (identity === null || address === null) return { fault: t('groups.daysWrong') };
  return {
    value: {
      groups,
      defaultGroup: codes.includes(defaultGroup) ? defaultGroup : null,
      validDays: {
        ...(identity === undefined ? {} : { identity }),
        ...(address === undefined ? {} : { address }),
      },
    },
  };
}

/** Returns the days of a text; undefined if it is empty, null if it is no number of days. */
function daysIn(text: string): number | undefined | null {
  if (text.trim() === '') return undefined;
  const days = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;
  return days >= 1 && days <= MOST_DAYS ? days : null;
}
