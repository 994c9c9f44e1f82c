import { language } from '../messages/messages.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Names of units: “5 hr” or “5h”. */
type UnitDisplay = 'short' | 'narrow';

const formatOf = (unit: string) => ({
  short: new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }),
  narrow: new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'narrow' }),
});
const units = [
  { length: DAY, format: formatOf('day') },
  { length: HOUR, format: formatOf('hour') },
  { length: MINUTE, format: formatOf('minute') },
  { length: 1000, format: formatOf('second') },
] as const;
/** Index of the first unit that is shown alone. */
const FIRST_SINGLE = 2;

/**
 * Formats a duration: hours and days with the next smaller unit, shorter ones with one: “5 hr 12 min”, “8 min”.
 * @param length ms; a negative one counts as zero
 * @param display narrow for a narrow column: “5h 12m”
 */
export function ageText(length: number, display: UnitDisplay = 'short'): string {
  const whole = Math.max(0, length);
  const first = units.findIndex((unit) => whole >= unit.length);
  if (first < 0) return units[3].format[display].format(0);
  const count = first < FIRST_SINGLE ? 2 : 1;
  let rest = whole;
  const shown = units.slice(first, first + count).map((unit) => {
    const share = Math.floor(rest / unit.length);
    rest -= share * unit.length;
    return { share, text: unit.format[display].format(share) };
  });
  return shown
    .filter(({ share }) => share > 0)
    .map(({ text }) => text)
    .join(' ');
}
