import type { LegResult } from '@touchline/feed/source';
import type { MatchData } from './plan.ts';
import { RULES } from './settleRules.ts';

/** Parsed id of a selection: `<match>.<type>[.<line or ordinal>]:<key>`. */
export interface SelectionRef {
  readonly matchId: number;
  readonly type: string;
  /** Line or ordinal as text, or both: `2_22.5` is the line 22.5 of the second part. */
  readonly detail?: string;
  readonly key: string;
}

/** The key of a runner is its name; other keys are short words and scores. */
const ID = /^(\d{1,15})\.([a-z0-9-]{1,40})(?:\.((?:\d{1,4}_)?-?\d{1,4}(?:\.\d{1,2})?))?:(.{1,48})$/u;

/** Parses a selection's id; undefined if it is invalid. */
export function readSelectionId(id: string): SelectionRef | undefined {
  const found = ID.exec(id);
  if (!found) return undefined;
  const [, matchId = '', type = '', detail, key = ''] = found;
  return { matchId: Number(matchId), type, key, ...(detail !== undefined && { detail }) };
}

/**
 * Returns the result of a selection by the known facts.
 * @returns undefined while it is open, and for an unknown market or selection
 */
export function settleSelection(
  { type, key, detail }: Omit<SelectionRef, 'matchId'>,
  facts: MatchData,
): LegResult | undefined {
  if (type.startsWith(PART)) return settlePart(type.slice(PART.length), key, detail, facts);
  return Object.hasOwn(RULES, type) ? RULES[type]?.(facts, key, detail) : undefined;
}

const PART = 'part-';

/** Settles a market on one part by the rule of the whole match, applied to the units counted in that part. */
function settlePart(
  type: string,
  key: string,
  detail: string | undefined,
  facts: MatchData,
): LegResult | undefined {
  const [ordinal, line] = detail?.split('_') ?? [];
  if (!Object.hasOwn(RULES, type)) return undefined;
  const pair = facts.parts?.[Number(ordinal) - 1];
  if (pair) return RULES[type]?.({ finished: true, total: pair, counted: pair }, key, line);
  // A part that was never played returns the stakes on it.
  return facts.finished ? 2 : undefined;
}
