import { seeded } from '../engine/random.ts';
import type { SeasonMatch } from './reader.ts';

const DAY = 86_400_000;
const STEP = 5 * 60_000;

/** Played matches that make a virtual day: enough for play at any hour. */
const DAY_SIZE = 48;

/** A match in its place of the cycle. */
export interface Slot {
  readonly match: SeasonMatch;
  /** Virtual day of the cycle, from 0. */
  readonly day: number;
  /** Kick-off, ms after the start of its day. */
  readonly offset: number;
}

/** The seasons laid out anew: days full of play, in the order of the originals, one after the other, round and round. */
export interface Calendar {
  readonly days: number;
  /** By kick-off. */
  readonly slots: readonly Slot[];
  /** Matches after the last known result of their competition: its season ends before them. */
  readonly leftOut: number;
  /** The day by which about 60 % of the played matches are over. */
  readonly startDay: number;
}

function groupDays(matches: readonly SeasonMatch[]): readonly (readonly SeasonMatch[])[] {
  const days: SeasonMatch[][] = [];
  let current: SeasonMatch[] = [];
  let played = 0;
  for (const [i, match] of matches.entries()) {
    current.push(match);
    if (match.result) played += 1;
    // Dates are never torn apart: who plays twice in a day of ours played on two dates.
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

/** Lays the seasons out. @param matches by date */
export function createCalendar(matches: readonly SeasonMatch[]): Calendar {
  const lastOf = new Map<string, number>();
  for (const { code, day, result } of matches) if (result) lastOf.set(code, day);
  // Files end at different dates: what comes after the last result of its own is not known yet, not called off.
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

/** The instant (UTC ms, a midnight) of the cycle's first day, so that `now` lies at the day to start with. */
export function originFor(calendar: Calendar, now: number): number {
  return Math.floor(now / DAY) * DAY - calendar.startDay * DAY;
}

/** Where an instant lies: the cycle it belongs to and the day in it. */
export function placeOf(
  calendar: Calendar,
  origin: number,
  now: number,
): { readonly cycle: number; readonly day: number } {
  const days = Math.floor((now - origin) / DAY);
  const cycle = Math.floor(days / calendar.days);
  return { cycle, day: days - cycle * calendar.days };
}

/** Kick-off of a slot in a cycle, UTC ms. */
export function kickOffOf(calendar: Calendar, origin: number, cycle: number, slot: Slot): number {
  return origin + (cycle * calendar.days + slot.day) * DAY + slot.offset;
}
