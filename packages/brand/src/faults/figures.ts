import { fontFamilies, fontNames } from '../fonts.ts';
import type { Theme } from '../theme.ts';
import type { ThemeFault } from './themeFault.ts';

/** @returns the fault of a font for prices that hasn't tabular figures */
export function figureFaults(theme: Theme): readonly ThemeFault[] {
  const stack = theme.brand['font.numeric'];
  const [first = ''] = stack.split(',');
  const name = fontNames.find((each) => first.trim() === `'${fontFamilies[each].css}'`);
  if (name !== undefined && fontFamilies[name].tabular) return [];
  const even = fontNames.filter((each) => fontFamilies[each].tabular && !each.startsWith('Noto'));
  const text =
    `font.numeric starts with ${name ?? first.trim()}, which isn’t known to have figures of one width, so prices would ` +
    `move when they change; it can be ${even.join(', ')}`;
  return [{ kind: 'figures', tokens: ['font.numeric'], text }];
}
