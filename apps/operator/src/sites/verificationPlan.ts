import type { VerificationPlan } from '@touchline/contract/operators';
import type { FieldProblem } from '@touchline/ui';
import { t, type MessageKey } from '../messages/messages.ts';

/** Groups of verification types as they are typed. */
export interface PlanText extends Pick<VerificationPlan, 'groups'> {
  /** Code of the group; empty without one. */
  readonly defaultGroup: string;
  /** Days of validity; empty without an end. */
  readonly days: { readonly identity: string; readonly address: string };
}

const MAX_DAYS = 3650;
const CODE = /^[a-z][a-z0-9-]{0,31}$/;

/** Returns the fields of groups of verification types. */
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

/** Returns the groups of a text, or its problem. */
export function planIn(
  text: PlanText,
): { readonly body: VerificationPlan } | { readonly problems: readonly FieldProblem[] } {
  const { groups, defaultGroup, days } = text;
  const fault = faultOf(groups);
  if (fault !== undefined) return { problems: [{ field: 'groups', text: t(fault) }] };
  const [identity, address] = [daysIn(days.identity), daysIn(days.address)];
  if (identity === null || address === null)
    return {
      problems: [{ field: identity === null ? 'identity' : 'address', text: t('groups.daysWrong') }],
    };
  return {
    body: {
      groups,
      defaultGroup: groups.some(({ code }) => code === defaultGroup) ? defaultGroup : null,
      validDays: {
        ...(identity === undefined ? {} : { identity }),
        ...(address === undefined ? {} : { address }),
      },
    },
  };
}

function faultOf(groups: PlanText['groups']): MessageKey | undefined {
  const codes = groups.map(({ code }) => code);
  if (!codes.every((code) => CODE.test(code))) return 'groups.codeWrong';
  if (new Set(codes).size < codes.length) return 'groups.twice';
  if (groups.some(({ types }) => types.length === 0)) return 'groups.noTypes';
  const isDouble = groups.some(({ types }) => types.includes('document') && types.includes('identity'));
  return isDouble ? 'groups.same' : undefined;
}

/** Returns the days of a text; undefined if it is empty, null if it is no number of days. */
function daysIn(text: string): number | undefined | null {
  if (text.trim() === '') return undefined;
  const days = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;
  return days >= 1 && days <= MAX_DAYS ? days : null;
}
