import { seeded } from '../engine/random.ts';
import type { SeasonMatch } from './seasonMatch.ts';

const DAY = 86_400_000;
const STEP = 5 * 60_000;

/** Number of played matches per virtual day: enough for play at any hour. */
const DAY_SIZE = 48;

/** A match in its slot of the cycle. */
export interface Slot {
  readonly match: SeasonMatch;
  /** Virtual day of the cycle, from 0. */
  readonly day: number;
  /** Kick-off, ms after the start of its day. */
  readonly offset: number;
}

/** The seasons rearranged into full days in their original order, repeated in cycles. */
export interface Calendar {
  readonly days: number;
  /** Sorted by kick-off. */
  readonly slots: readonly Slot[];
  /** Number of matches after the last known result of their competition, which are left out. */
  readonly leftOut: number;
  /** Day before which about 60 % of the played matches are over. */
  readonly startDay: number;
}

function groupDays(matches: readonly SeasonMatch[]): readonly (readonly SeasonMatch[])[] {
  const days: SeasonMatch[][] = [];
  let current: SeasonMatch[] = [];
  let played = 0;
  for (const [i, match] of matches.entries()) {
    current.push(match);
    if (match.result) played += 1;
    // A real date is never split: a team that plays twice on a virtual day played on two dates.
    if (played < DAY_SIZE || matches[i + 1]?.day === match.day) continue;
    days.push(current);
    current = [];
    played = 0;
  }
  const last = days.at(-1);
  if (current.length > 0 && last) last.push(...current);
  else if (current.length > 0) days.push(current);
  return days;
}

function spread(matches: readonly SeasonMatch[], day: number): readonly Slot[] {
  const room = DAY / matches.length;
  return matches.map((match, i) => {
    const chance = seeded(`kick-off ${match.origin}`).next();
    const offset = Math.floor(((i + chance * 0.9) * room) / STEP) * STEP;
    return { match, day, offset };
  });
}

/**
 * Creates the calendar.
 * @param matches sorted by date
 */
export function createCalendar(matches: readonly SeasonMatch[]): Calendar {
  const lastOf = new Map<string, number>();
  for (const { code, day, result } of matches) if (result) lastOf.set(code, day);
  // Files end at different dates: matches after the last result of a file are unknown, not cancelled.
  const kept = matches.filter(({ code, day }) => day <= (lastOf.get(code) ?? -1));
  const days = groupDays(kept);
  const played = kept.filter((match) => match.result).length;
  let behind = 0;
  let startDay = 0;
  for (const [i, day] of days.entries()) {
    if (behind >= 0.6 * played) break;
    startDay = i;
    behind += day.filter((match) => match.result).length;
  }
  return { days: days.length, slots: days.flatMap(spread), leftOut: matches.length - kept.length, startDay };
}

/** Returns the start of the cycle's first day (UTC ms, a midnight), so that `now` is on the start day. */
export function originFor(calendar: Calendar, now: number): number {
  return Math.floor(now / DAY) * DAY - calendar.startDay * DAY;
}

/** Returns the cycle and the day of a time. */
export function placeOf(
  calendar: Calendar,
  origin: number,
  now: number,
): { readonly cycle: number; readonly day: number } {
  const days = Math.floor((now - origin) / DAY);
  const cycle = Math.floor(days / calendar.days);
  return { cycle, day: days - cycle * calendar.days };
}

/** Returns the kick-off of a slot in a cycle, UTC ms. */
export function kickOffOf(calendar: Calendar, origin: number, cycle: number, slot: Slot): number {
  return origin + (cycle * calendar.days + slot.day) * DAY + slot.offset;
}
