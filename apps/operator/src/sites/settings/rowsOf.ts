import type { Setting } from './settingKind.ts';

/** Returns settings in rows: two narrow ones that follow each other share one. */
export function rowsOf(settings: readonly Setting[]): readonly (readonly Setting[])[] {
  const rows: Setting[][] = [];
  for (const setting of settings) {
    const last = rows.at(-1);
    const hasRoom = last?.length === 1 && last.every(({ kind }) => kind.isNarrow);
    if (last && hasRoom && setting.kind.isNarrow) last.push(setting);
    else rows.push([setting]);
  }
  return rows;
}
