import { addons } from 'storybook/manager-api';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { Globals } from 'storybook/internal/types';
import logo from '../themes/touchline/logo.svg';
import { headerColors, menuTheme } from './theme/bookTheme.ts';

const svg = decodeURIComponent(logo.slice(logo.indexOf(',') + 1));
const { bg, fg } = headerColors;
/** The mark on the header's colour, for which it is drawn. Storybook renders a title without an image as HTML. */
const brandTitle = `<span style="display:inline-flex;padding:9px 12px;border-radius:8px;background:${bg};color:${fg}"><span style="display:block;inline-size:112px;line-height:0">${svg}</span></span>`;

const themeOf = (mode: unknown) => ({ ...menuTheme(mode), brandTitle, brandUrl: './' });

addons.setConfig({
  theme: themeOf(undefined),
  sidebar: {
    // Labels components that no screen uses yet; `scripts/planned.mjs` keeps their tags true.
    renderLabel: ({ name, type, tags }) =>
      type === 'component' && tags.includes('planned') ? `${name} (planned)` : name,
  },
});

addons.register('touchline/theme', (api) => {
  const follow = ({ globals }: { globals: Globals }) => api.setOptions({ theme: themeOf(globals['mode']) });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
