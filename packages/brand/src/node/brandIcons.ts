import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { BrandIcon } from '../iconCss.ts';
import { iconNames } from '../iconNames.ts';
import { iconFault, plainSvg, svgFault } from '../svg.ts';
import { drawPixels } from './icons.ts';

/** Folder of a brand's own icons, within that of the brand. */
export const iconFolder = 'icons';

/** Largest size of an icon in bytes: many of them are on a page. */
const most = 4000;

export interface BrandIcons {
  readonly icons: readonly BrandIcon[];
  /** One sentence for each icon that can't be used. */
  readonly faults: readonly string[];
}

/** Reads the icons of a brand's folder; none if it has no folder of icons. */
export async function readIcons(folder: string): Promise<BrandIcons> {
  const files = await readdir(join(folder, iconFolder)).catch(() => []);
  const icons: BrandIcon[] = [];
  const faults: string[] = [];
  for (const file of files.filter((each) => !each.startsWith('.')).toSorted()) {
    const path = join(folder, iconFolder, file);
    const name = basename(file, '.svg');
    const svg = plainSvg(await readFile(path, 'utf8'));
    const fault = await faultOf(file, name, svg);
    if (fault !== undefined) faults.push(`${path} ${fault}.`);
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
    icons.push({ name, fileName: `${basename(folder)}-${name}-${hash}.svg`, svg });
  }
  return { icons, faults };
}

async function faultOf(file: string, name: string, svg: string): Promise<string | undefined> {
  if (!file.endsWith('.svg') || !iconNames.includes(name))
    return 'has the name of no icon; the names are in Storybook, Primitives / Icon, for example football.svg';
  const fault = svgFault(svg) ?? iconFault(svg);
  if (fault !== undefined) return fault;
  const bytes = Buffer.byteLength(svg);
  if (bytes > most) return `has ${bytes} bytes, and an icon may have ${most}; draw it with fewer points`;
  try {
    const { data } = await drawPixels(svg, 48);
    const isDrawn = data.some((channel, index) => index % 4 === 3 && channel > 127);
    return isDrawn ? undefined : 'draws nothing; export its paths into it';
  } catch (error) {
    return `can't be drawn: ${error instanceof Error ? error.message : String(error)}`;
  }
}
