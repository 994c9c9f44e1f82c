import { integer, maxValue, minValue, number, pipe } from 'valibot';

/** Whole number between two bounds, both included. */
export const whole = (least: number, most: number) =>
  pipe(
    number(),
    integer('a whole number'),
    minValue(least, `at least ${least}`),
    maxValue(most, `at most ${most}`),
  );
