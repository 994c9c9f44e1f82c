import type { LegResult } from './legs.ts';

declare const unit: unique symbol;

/** Handicap or total in integer quarters: -0.75 is -3, 2.5 is 10. Created by `quarters` or `parseLine`. */
export type QuarterLine = number & { readonly [unit]: 'line, quarters' };

/** Backed side of a total. */
export type TotalSide = 'over' | 'under';

/**
 * Creates a line from an integer number of quarters.
 * @throws RangeError if `count` isn't a safe integer
 */
export function quarters(count: number): QuarterLine {
  if (!Number.isSafeInteger(count)) {
    throw new RangeError(`A line is a whole number of quarters (-0.75 is -3), got ${count}.`);
  }
  // The brand exists for the compiler only; the addition turns -0 into 0.
  return (count + 0) as QuarterLine;
}

/**
 * Parses a line such as "2.25", "-0.75", "+1.5" or "0".
 * @throws RangeError for any other text, including a line that isn't a multiple of 0.25
 */
export function parseLine(text: string): QuarterLine {
  const match = /^([+-]?)(\d{1,9})(?:\.(00?|25|50?|75))?$/.exec(text);
  if (!match) throw new RangeError(`"${text}" is not a line: write a multiple of 0.25, such as "-0.75".`);
  const part = Number((match[3] ?? '').padEnd(2, '0')) / 25;
  const count = Number(match[2]) * 4 + part;
  return quarters(match[1] === '-' ? -count : count);
}

/** Returns whether a line is between a whole and a half one, so that half of a stake can win or lose separately. */
export function isQuarterLine(line: QuarterLine): boolean {
  return line % 2 !== 0;
}

/** Formats a line: 9 -> "2.25"; with `sign`, positive lines have a plus, as for handicaps: 6 -> "+1.5". */
export function formatLine(line: QuarterLine, { sign = false }: { readonly sign?: boolean } = {}): string {
  const text = String(Math.abs(line) / 4);
  if (line < 0) return `-${text}`;
  return sign && line > 0 ? `+${text}` : text;
}

/**
 * Returns the result for a margin in quarters. A quarter line is two half stakes on the neighbouring lines, one
 * quarter to each side, so a margin of one quarter is half decided and half returned.
 */
function resultOfMargin(margin: number): LegResult {
  if (margin >= 2) return 1;
  if (margin <= -2) return 0;
  if (margin === 0) return 2;
  return margin > 0 ? 4 : 5;
}

function checkScore(score: number): number {
  if (Number.isSafeInteger(score) && score >= 0) return score;
  throw new RangeError(`A score is a whole number from 0 on, got ${score}.`);
}

/**
 * Settles a handicap on the side with `ownScore` by the final score.
 * @throws RangeError if a score isn't a whole number
 */
export function settleHandicap(line: QuarterLine, ownScore: number, otherScore: number): LegResult {
  return resultOfMargin(4 * (checkScore(ownScore) - checkScore(otherScore)) + line);
}

/**
 * Settles a total for the sum of `goals` (or points, games, ...).
 * @throws RangeError if `goals` isn't a whole number
 */
export function settleTotal(side: TotalSide, line: QuarterLine, goals: number): LegResult {
  const over = 4 * checkScore(goals) - line;
  return resultOfMargin(side === 'over' ? over : -over);
}
