import { familyOf, fontNamed, fontNames } from '../fonts.ts';
import type { Theme } from '../theme.ts';
import type { ThemeFault } from './themeFault.ts';

/** @returns the fault of a font for prices that hasn't tabular figures */
export function figureFaults(theme: Theme): readonly ThemeFault[] {
  const stack = theme.brand['font.numeric'];
  const [first = ''] = stack.split(',');
  const name = first.trim().replaceAll("'", '');
  const font = fontNamed(name, theme.ownFonts);
  if (font !== undefined && familyOf(font).tabular) return [];
  const even = [
    ...theme.ownFonts.filter(({ tabular }) => tabular).map(({ css }) => css),
    ...fontNames.filter((each) => familyOf(each).tabular && !each.startsWith('Noto')),
  ];
  const text =
    `font.numeric starts with ${typeof font === 'string' ? font : name}, which isn’t known to have figures of one width, so prices would ` +
    `move when they change; it can be ${even.join(', ')}`;
  return [{ kind: 'figures', tokens: ['font.numeric'], text }];
}
