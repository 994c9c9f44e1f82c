import { addons } from 'storybook/manager-api';

/** Labels components that no screen uses yet; `scripts/planned.mjs` keeps their tags true. */
addons.setConfig({
  sidebar: {
    renderLabel: ({ name, type, tags }) =>
      type === 'component' && tags.includes('planned') ? `${name} (planned)` : name,
  },
});
