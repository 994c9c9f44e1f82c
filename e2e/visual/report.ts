import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Images of one look (PNG); absent when there is none. */
export interface LookImages {
  /** Name of the look. */
  readonly look: string;
  readonly before?: Buffer | undefined;
  readonly after?: Buffer | undefined;
  readonly difference?: Buffer | undefined;
}

export interface Finding {
  readonly id: string;
  /** One sentence. */
  readonly reason: string;
  readonly images: readonly LookImages[];
}

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title}</title>
<style>
  body { font: 14px/20px system-ui; margin: 24px; background: #eee; color: #141a24 }
  section { margin-block-end: 32px } div { display: flex; gap: 16px; align-items: flex-start; overflow: auto }
  figure { margin: 0 0 16px } img { background: #fff; max-inline-size: none }
</style>
<h1>${title}</h1>
${body}
</html>
`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export interface Report {
  /** Writes the screenshots of a finding. @returns path of the first one, if there is any */
  add(finding: Finding): Promise<string | undefined>;
  /** Writes the page. @returns its path */
  finish(title: string): Promise<string>;
}

/**
 * Opens a page that shows findings, each look before, after, and as a difference.
 * @param folder absolute; its content is removed
 */
export async function openReport(folder: string): Promise<Report> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const sections = new Map<string, string>();
  return {
    async add({ id, reason, images }) {
      let first: string | undefined;
      const rows: string[] = [];
      for (const { look, ...files } of images) {
        const figures: string[] = [];
        for (const [kind, png] of Object.entries(files)) {
          if (!png) continue;
          const name = `${id}.${look.replaceAll(' ', '-')}.${kind}.png`;
          await writeFile(join(folder, name), png);
          if (kind === 'after' || !first) first = join(folder, name);
          figures.push(
            `<figure><figcaption>${look}, ${kind}</figcaption><img src="${name}" alt=""></figure>`,
          );
        }
        rows.push(`<div>${figures.join('')}</div>`);
      }
      sections.set(id, `<section><h2>${id}</h2><p>${escaped(reason)}</p>${rows.join('')}</section>`);
      return first;
    },
    async finish(title) {
      const path = join(folder, 'index.html');
      const sorted = [...sections].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, section]) => section);
      await writeFile(path, page(escaped(title), sorted.join('\n')));
      return path;
    },
  };
}
