import { contrastOf } from '../color.ts';
import { contrastPairs, type ContrastPair } from '../contrastPairs.ts';
import type { AxisValues } from '../names.ts';
import type { Mode } from '../shape.ts';
import type { Concerns, ThemeFault } from './themeFault.ts';

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

/** @returns every pair of a mode with its contrast */
export function figuresOf(
  values: AxisValues<'mode'>,
  mode: Mode,
  concerns: Concerns = () => true,
): readonly ContrastFigure[] {
  const pairs = contrastPairs.filter(({ fg, bg }) => concerns(fg, bg));
  return pairs.map((pair): ContrastFigure => {
    const [fgValue, bgValue] = [values[pair.fg], values[pair.bg]];
    const figure = contrastOf(fgValue, bgValue);
    return { ...pair, mode, fgValue, bgValue, figure, need: needs[mode][pair.kind] };
  });
}

/** Truncated rather than rounded: 4.499 must not be shown as 4.50. */
export const shownFigure = (figure: number) => (Math.floor(figure * 100) / 100).toFixed(2);

/** @returns the pairs of a mode below their required contrast, the worst first */
export function lowContrasts(
  values: AxisValues<'mode'>,
  mode: Mode,
  concerns: Concerns,
): readonly ThemeFault[] {
  return figuresOf(values, mode, concerns)
    .filter(({ figure, need }) => figure < need)
    .toSorted((a, b) => a.figure / a.need - b.figure / b.need)
    .map(({ fg, bg, fgValue, bgValue, figure, need, kind }) => ({
      kind: 'contrast',
      mode,
      tokens: [fg, bg],
      text:
        `${fg} (${fgValue}) on ${bg} (${bgValue}) has a contrast of ${shownFigure(figure)} and needs ${need} for ` +
        (kind === 'text' ? 'text' : 'graphics'),
    }));
}
