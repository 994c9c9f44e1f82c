import { contrastOf, readable } from './color.ts';
import { contrastPairs, type ContrastPair } from './contrastPairs.ts';
import { tokenAt } from './names.ts';
import { modes, type Mode } from './shape.ts';
import type { Theme } from './theme.ts';

export interface ContrastFigure extends ContrastPair {
  readonly mode: Mode;
  readonly fgValue: string;
  readonly bgValue: string;
  /** WCAG 2 contrast ratio, from 1 to 21. */
  readonly figure: number;
  readonly need: number;
}

/** Required contrast. The contrast mode requires the enhanced level of each. */
const needs = {
  light: { text: 4.5, graphics: 3 },
  dark: { text: 4.5, graphics: 3 },
  contrast: { text: 7, graphics: 4.5 },
} as const satisfies Record<Mode, Record<ContrastPair['kind'], number>>;

/** @returns every pair of every mode with its contrast, the worst relative to its requirement first */
export function contrastFigures(theme: Theme): readonly ContrastFigure[] {
  const figures = modes.flatMap((mode) =>
    contrastPairs.map((pair): ContrastFigure => {
      const fgValue = theme.modes[mode][pair.fg];
      const bgValue = theme.modes[mode][pair.bg];
      return {
        ...pair,
        mode,
        fgValue,
        bgValue,
        figure: contrastOf(fgValue, bgValue),
        need: needs[mode][pair.kind],
      };
    }),
  );
  return figures.toSorted((a, b) => a.figure / a.need - b.figure / b.need);
}

/** Truncated rather than rounded: 4.499 must not be shown as 4.50. */
export const shownFigure = (figure: number) => (Math.floor(figure * 100) / 100).toFixed(2);

/**
 * @returns advice to override the foreground colour with a value that is readable on all its backgrounds; empty if
 * there is none
 */
function advice(theme: Theme, { mode, fg, fgValue, need }: ContrastFigure): string {
  if (tokenAt(fg)?.leaf.locked === true) return '';
  const grounds = contrastPairs
    .filter((pair) => pair.fg === fg && needs[mode][pair.kind] <= need)
    .map(({ bg }) => theme.modes[mode][bg]);
  const better = readable(fgValue, grounds, need);
  return grounds.every((ground) => contrastOf(better, ground) >= need)
    ? `, for example "${fg}": "${better}"`
    : '';
}

/** @returns one sentence for each pair below its requirement, with brand, mode, pair, contrast and requirement */
export function contrastFaults(theme: Theme): readonly string[] {
  return contrastFigures(theme)
    .filter(({ figure, need }) => figure < need)
    .map((found) => {
      const { mode, fg, bg, fgValue, bgValue, figure, need, kind } = found;
      return (
        `Brand ${theme.name}, mode ${mode}: ${fg} (${fgValue}) on ${bg} (${bgValue}) has a contrast of ` +
        `${shownFigure(figure)} and needs ${need} for ${kind === 'text' ? 'text' : 'graphics'}. ` +
        `Move the seeds they come from further apart, or override one of them in overrides.${mode}${advice(theme, found)}.`
      );
    });
}
