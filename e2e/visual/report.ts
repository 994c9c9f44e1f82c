import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PNG } from 'pngjs';

export interface Finding {
  readonly id: string;
  /** One sentence. */
  readonly reason: string;
  readonly before?: Buffer;
  readonly after?: Buffer;
  readonly difference?: PNG;
}

const page = (count: number, body: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Visual regression: ${count} differ</title>
<style>
  body { font: 14px/20px system-ui; margin: 24px; background: #eee; color: #141a24 }
  section { margin-block-end: 32px } div { display: flex; gap: 16px; align-items: flex-start; overflow: auto }
  figure { margin: 0 } img { background: #fff; max-inline-size: none }
</style>
<h1>${count === 0 ? 'Every story looks as it did' : `${count} stories differ`}</h1>
${body}
</html>
`;

/**
 * Writes a page that shows each finding: before, after, difference.
 * @param folder absolute; its content is replaced
 * @returns the path of the page
 */
export async function writeReport(folder: string, findings: readonly Finding[]): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const sections: string[] = [];
  for (const { id, reason, before, after, difference } of findings) {
    const pictures = { before, after, difference: difference && PNG.sync.write(difference) };
    const figures: string[] = [];
    for (const [name, bytes] of Object.entries(pictures)) {
      if (!bytes) continue;
      await writeFile(join(folder, `${id}.${name}.png`), bytes);
      figures.push(`<figure><figcaption>${name}</figcaption><img src="${id}.${name}.png" alt=""></figure>`);
    }
    const said = reason.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    sections.push(`<section><h2>${id}</h2><p>${said}</p><div>${figures.join('')}</div></section>`);
  }
  const path = join(folder, 'index.html');
  await writeFile(path, page(findings.length, sections.join('\n')));
  return path;
}
