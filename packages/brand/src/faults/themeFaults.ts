import { modes } from '../shape.ts';
import type { Theme } from '../theme.ts';
import { figuresOf, type ContrastFigure } from './contrast.ts';
import { figureFaults } from './figures.ts';
import { colorFaults, hintFor } from './hint.ts';
import type { ThemeFault } from './themeFault.ts';

/** @returns all faults of a complete theme, whose single values are valid */
export function themeFaults(theme: Theme): readonly ThemeFault[] {
  return [...modes.flatMap((mode) => colorFaults(theme.modes[mode], mode)), ...figureFaults(theme)];
}

/** @returns every pair of every mode with its contrast, the worst relative to its requirement first */
export function contrastFigures(theme: Theme): readonly ContrastFigure[] {
  return modes
    .flatMap((mode) => figuresOf(theme.modes[mode], mode))
    .toSorted((a, b) => a.figure / a.need - b.figure / b.need);
}

function remedyOf(theme: Theme, fault: ThemeFault): string {
  const { kind, mode } = fault;
  if (mode === undefined) return 'Set it in overrides.all';
  const hint = hintFor(theme, fault, [mode]);
  const example = hint === undefined ? '' : `, for example "${hint.path}": "${hint.value}"`;
  if (kind === 'meaning' && fault.tokens[0] !== 'color.accent.bg')
    return `Remove it from the overrides, or keep its hue${example}`;
  return kind === 'meaning'
    ? `Choose another accent, or override it in overrides.${mode}${example}`
    : `Move the seeds they come from further apart, or override one of them in overrides.${mode}${example}`;
}

/** @returns a fault of a brand book as sentences with brand, mode, cause and correction */
function faultText(theme: Theme, fault: ThemeFault): string {
  const where = fault.mode === undefined ? '' : `, mode ${fault.mode}`;
  return `Brand ${theme.name}${where}: ${fault.text}. ${remedyOf(theme, fault)}.`;
}

/** @returns one text for each pair below its required contrast */
export function contrastFaults(theme: Theme): readonly string[] {
  return themeFaults(theme)
    .filter(({ kind }) => kind === 'contrast')
    .map((fault) => faultText(theme, fault));
}

/** @returns one text for each fault of a theme */
export function themeFaultTexts(theme: Theme): readonly string[] {
  return themeFaults(theme).map((fault) => faultText(theme, fault));
}
