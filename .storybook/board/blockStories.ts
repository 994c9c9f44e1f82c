import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { firstStories } from 'virtual:first-stories';

type StoryFile = { default: Meta } & Record<string, StoryObj>;

const files = import.meta.glob<StoryFile>('../../packages/ui/src/blocks/**/*.stories.tsx');

const kit = '../../packages/ui/src/';

/** Stories of overlays, which show nothing inside a cell. */
const overThePage = /Sheet|Dialog|Drawer|Modal|Stack|Toast|Search\b|Filters?\b|Combobox|CommandPalette/;

const areaOf = (path: string) => /\/blocks\/([^/]+)\//.exec(path)?.[1] ?? '';

/** Areas of the blocks, by folder name. */
export const areas: readonly string[] = [...new Set(Object.keys(files).map(areaOf))].toSorted();

export interface BlockStory {
  /** Name of the component. */
  readonly title: string;
  /** Name of the story. */
  readonly name: string;
  readonly Story: ComponentType;
}

/** @returns the first story of every block of an area, rendered alone and without the look of the toolbar */
export async function blockStories(area: string): Promise<readonly BlockStory[]> {
  const own = Object.entries(files).filter(([path]) => areaOf(path) === area && !overThePage.test(path));
  const modules = await Promise.all(own.map(async ([path, load]) => ({ path, module: await load() })));
  return modules.flatMap(({ path, module }) => {
    const { default: meta } = module;
    const first = firstStories[path.replace(kit, '')];
    const story = first === undefined ? undefined : module[first];
    const title = meta.title?.split('/').at(-1);
    if (first === undefined || !story || title === undefined) return [];
    return [{ title, name: first, Story: composeStory(story, meta, {}, first) }];
  });
}
