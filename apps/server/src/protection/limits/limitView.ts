import { toWire } from '@touchline/betting';
import type { Limit } from '@touchline/contract';
import type { Db, Trx } from '../../kernel/index.ts';
import { isOver } from './rules/blocks.ts';
import { ownLimits, type StoredLimit } from './changes/changes.store.ts';
import { movementsOf, type Movements } from './limits.store.ts';
import { LIMIT_TYPE, measureOf, moneyRule, type LimitType } from './rules/limitTypes.ts';
import { choicesOf, noneOf, suggestedAmounts } from './rules/limitValues.ts';
import { remainderOf } from './rules/moneyLimits.ts';
import type { PlayerData } from './playerData.ts';
import type { SafetyRules } from './rules/safetyRules.ts';

/** Id of a limit that the site sets. */
const OF_SITE = 'site';

const seconds = (date: Date): number => Math.ceil(date.getTime() / 1000);

/**
 * Returns a player's limits in the wire format: in force, pending, and the site's own.
 * @param now the server's instant
 */
export async function limitViews(
  db: Db | Trx,
  playerId: bigint,
  { iso, rules }: { readonly iso: PlayerData['iso']; readonly rules: SafetyRules },
  now: Date,
): Promise<Limit[]> {
  const own = (await ownLimits(db, playerId, now)).filter((limit) => !isOver(limit, now));
  const windows = new Set(own.flatMap(({ type }) => moneyRule(type)?.seconds ?? []));
  const movements = await movementsOf(db, playerId, now, [...windows]);
  const views = own.map((limit) => viewOf(limit, movements, rules, now));
  const ofSite = siteCheck(own, rules);
  return (ofSite ? [...views, ofSite] : views).map((view) => ({
    ...view,
    availableValues: suggestionsFor(view.limitType, iso, rules),
  }));
}

/** Returns the suggestions for a type in the wire format. */
export function suggestionsFor(type: LimitType, iso: string, rules: SafetyRules): string[] {
  if (measureOf(type) === 'money') return suggestedAmounts(iso);
  const none = measureOf(type) === 'none' || isFixed(type, rules) ? undefined : noneOf(type);
  return [...choicesOf(type, rules), ...(none === undefined ? [] : [none])];
}

/** Returns whether every player of the site has to have a limit of the type. */
export function isFixed(type: LimitType, { mandatoryDeposits, realityCheck }: SafetyRules): boolean {
  return mandatoryDeposits.includes(type) || (type === LIMIT_TYPE.realityCheck && realityCheck !== undefined);
}

type View = Omit<Limit, 'availableValues'>;

function viewOf(limit: StoredLimit, movements: readonly Movements[], rules: SafetyRules, now: Date): View {
  const { id, type, iso, state, starts_at, ends_at, reason } = limit;
  const left = state === 'ACTIVE' ? remainderOf(limit, movements) : undefined;
  return {
    id: String(id),
    limitType: type,
    limitValue: valueText(limit, rules),
    ...(iso === null ? {} : { iso }),
    ...(iso === null || left === undefined ? {} : { limitBalance: toWire(left, iso) }),
    limitState: state,
    startedAt: seconds(starts_at),
    ...(ends_at === null ? {} : { endsAt: seconds(ends_at) }),
    ...waiting(limit, now),
    ...(reason === null ? {} : { selfExcludeReason: reason }),
    measure: measureOf(type),
  };
}

function waiting({ state, due_at, expires_at }: StoredLimit, now: Date) {
  if (state !== 'PENDING' || due_at === null || expires_at === null) return { needApprove: false };
  return { needApprove: now >= due_at, dueAt: seconds(due_at), endsAt: seconds(expires_at) };
}

function valueText({ type, value, iso, is_removal }: StoredLimit, rules: SafetyRules): string {
  if (is_removal) return isFixed(type, rules) ? siteMinutes(rules) : (noneOf(type) ?? String(value));
  return iso === null ? String(value) : toWire(value, iso);
}

const siteMinutes = ({ realityCheck }: SafetyRules): string => String(realityCheck?.minutes ?? 0);

/** Returns the site's reality check for a player without an own one. */
function siteCheck(own: readonly StoredLimit[], rules: SafetyRules): View | undefined {
  const hasOwn = own.some(({ type, state }) => type === LIMIT_TYPE.realityCheck && state === 'ACTIVE');
  if (!rules.realityCheck || hasOwn) return undefined;
  return {
    id: OF_SITE,
    limitType: LIMIT_TYPE.realityCheck,
    limitValue: siteMinutes(rules),
    limitState: 'ACTIVE',
    needApprove: false,
    startedAt: null,
    measure: 'minutes',
  };
}
