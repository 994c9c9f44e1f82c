import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const request = 'virtual:first-stories';
const resolved = `\0${request}`;
const kit = fileURLToPath(new URL('../packages/ui/src/', import.meta.url));

/** @returns name of the first story that a story file exports; a module's namespace lists its exports by alphabet */
export function firstStoryOf(source: string): string | undefined {
  return /^export const ([A-Z]\w*)/m.exec(source)?.[1];
}

/** Provides the name of the first story of each of the kit's story files as the module `virtual:first-stories`. */
export function firstStories(): Plugin {
  return {
    name: 'touchline:first-stories',
    resolveId: (id) => (id === request ? resolved : undefined),
    load(id) {
      if (id !== resolved) return undefined;
      const names = globSync('**/*.stories.tsx', { cwd: kit }).map((file) => {
        this.addWatchFile(kit + file);
        return [file, firstStoryOf(readFileSync(kit + file, 'utf8'))];
      });
      return `export const firstStories = ${JSON.stringify(Object.fromEntries(names))};`;
    },
  };
}
