import { buildTheme, modes, parseBrandBook, type Mode } from '@touchline/brand';
import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';
import book from '../../themes/touchline/brand.json' with { type: 'json' };

const parsed = parseBrandBook(book);
if (!parsed.ok) throw new Error('The default brand has faults: run `npm run brand check touchline`.');
const theme = buildTheme(parsed.book);

/** Colours of the default brand's header. */
export const headerColors = {
  bg: theme.modes.light['color.header.bg'],
  fg: theme.modes.light['color.header.fg'],
} as const;

/** Colours of Storybook's own pages in one mode, from the default brand. */
function themeOf(mode: Mode): ThemeVars {
  const color = theme.modes[mode];
  const radius = Number.parseFloat(theme.brand['radius.control']);
  return create({
    base: mode === 'dark' ? 'dark' : 'light',
    brandTitle: theme.title,
    colorPrimary: color['color.action.strong.rest'],
    colorSecondary: color['color.status.info.fg'],
    appBg: color['color.canvas'],
    appContentBg: color['color.surface'],
    appPreviewBg: color['color.surface'],
    appHoverBg: color['color.sunken'],
    appBorderColor: color['color.border.default'],
    appBorderRadius: radius,
    fontBase: "'Inter Variable', system-ui, sans-serif",
    fontCode: 'ui-monospace, Menlo, Consolas, monospace',
    textColor: color['color.text.default'],
    textInverseColor: color['color.text.inverse'],
    textMutedColor: color['color.text.muted'],
    barBg: color['color.surface'],
    barTextColor: color['color.text.muted'],
    barHoverColor: color['color.text.default'],
    barSelectedColor: color['color.status.info.fg'],
    buttonBg: color['color.raised'],
    buttonBorder: color['color.border.field'],
    booleanBg: color['color.sunken'],
    booleanSelectedBg: color['color.surface'],
    inputBg: color['color.surface'],
    inputBorder: color['color.border.field'],
    inputTextColor: color['color.text.default'],
    inputBorderRadius: radius,
  });
}

const themes = new Map<unknown, ThemeVars>(modes.map((mode) => [mode, themeOf(mode)]));

/**
 * Returns the theme of Storybook's own pages, menu and toolbar in a colour mode.
 * @param mode value of the toolbar; the first mode for any other value
 */
export function bookTheme(mode: unknown): ThemeVars {
  return themes.get(mode) ?? themeOf(modes[0]);
}

/**
 * Returns the theme of the menu and the toolbar. Storybook writes both white text on the second colour and the second
 * colour on the bar: in dark mode, one between the colours of the light and the dark mode suits both.
 */
export function menuTheme(mode: unknown): ThemeVars {
  const { colorSecondary, ...rest } = bookTheme(mode);
  return {
    ...rest,
    colorSecondary:
      mode === 'dark' ? between(bookTheme('light').colorSecondary, colorSecondary) : colorSecondary,
  };
}

/** Returns the colour halfway between two colours like `#1d5fbf`. */
function between(one: string, other: string): string {
  const channels = [1, 3, 5].map((at) =>
    Math.round(
      (Number.parseInt(one.slice(at, at + 2), 16) + Number.parseInt(other.slice(at, at + 2), 16)) / 2,
    ),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
