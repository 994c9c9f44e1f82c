import { toId } from 'storybook/internal/csf';
import type { Plugin } from 'vite';
import { readPages } from './readPages.ts';

const request = 'virtual:component-pages';
const resolved = `\0${request}`;

/** Provides the ids of the components' pages to the documentation as the module `virtual:component-pages`. */
export function componentPages(): Plugin {
  return {
    name: 'touchline:component-pages',
    resolveId: (id) => (id === request ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return undefined;
      const pages = await readPages();
      const ids = pages.flatMap(({ title, docs }) =>
        Object.keys(docs).map((name) => [name, toId(title, 'docs')]),
      );
      return `export const componentPages = ${JSON.stringify(Object.fromEntries(ids))};`;
    },
  };
}
