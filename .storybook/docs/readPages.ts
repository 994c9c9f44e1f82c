import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { DocsFile } from '../../packages/ui/src/docs/componentDocs.ts';

/** Folder of the kit's sources, with a slash at its end. */
export const kit = fileURLToPath(new URL('../../packages/ui/src/', import.meta.url));

/** Page of a story file in Storybook, with the documentation of its components. */
export interface ComponentPage {
  /** Path of the story file in the kit's sources. */
  readonly file: string;
  /** Title of its stories, for example `Primitives/Button`. */
  readonly title: string;
  readonly docs: DocsFile;
}

/** Reads the pages of all story files that have a documentation next to them. */
export async function readPages(): Promise<readonly ComponentPage[]> {
  const files = globSync('**/*.docs.ts', { cwd: kit }).toSorted();
  return Promise.all(
    files.map(async (name) => {
      const file = name.replace(/\.docs\.ts$/, '.stories.tsx');
      const title = /^(?: {2}|const meta = \{ )title: '([^']+)'/m.exec(
        readFileSync(join(kit, file), 'utf8'),
      )?.[1];
      if (title === undefined) throw new Error(`${file} has no title, which the page of ${name} needs.`);
      // The cast: `satisfies` in the file.
      const { docs } = (await import(pathToFileURL(join(kit, name)).href)) as { docs: DocsFile };
      return { file, title, docs };
    }),
  );
}

/** Aliases of all components of a page, each once. */
export function aliasesOf({ docs }: Pick<ComponentPage, 'docs'>): string[] {
  return [...new Set(Object.values(docs).flatMap(({ aliases }) => aliases))];
}
