import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';

type StoryFile = { default: Meta } & Record<string, StoryObj>;

const files = import.meta.glob<StoryFile>('../../packages/ui/src/blocks/**/*.stories.tsx');

/** Stories of overlays, which show nothing inside a cell. */
const overThePage = /Sheet|Dialog|Drawer|Modal|Stack|Toast|Search\b|Filters?\b|Combobox/;

const areaOf = (path: string) => /\/blocks\/([^/]+)\//.exec(path)?.[1] ?? '';

/** Areas of the blocks, by folder name. */
export const areas: readonly string[] = [...new Set(Object.keys(files).map(areaOf))].toSorted();

export interface BlockStory {
  readonly title: string;
  readonly Story: ComponentType;
}

/** @returns the first story of every block of an area, rendered alone and without the look of the toolbar */
export async function blockStories(area: string): Promise<readonly BlockStory[]> {
  const own = Object.entries(files).filter(([path]) => areaOf(path) === area && !overThePage.test(path));
  const modules = await Promise.all(own.map(([, load]) => load()));
  return modules.flatMap(({ default: meta, ...stories }) => {
    const [entry] = Object.entries(stories);
    const name = meta.title?.split('/').at(-1);
    if (!entry || name === undefined) return [];
    return [{ title: name, Story: composeStory(entry[1], meta, {}, entry[0]) }];
  });
}
