import { settingRows } from './settings.ts';

/** Renders the documentation page that lists every setting. */
export function settingsText(): string {
  const rows = settingRows.map(
    ({ name, about, fallback }) =>
      `| \`${name}\` | ${fallback === undefined ? '' : `\`${fallback}\``} | ${about} |`,
  );
  return `# Settings

Environment variables that the platform reads at its start. A wrong value stops the start with a sentence that names the variable. Relative folders start at the root of the repository.

| Variable | Default | What it does |
|---|---|---|
${rows.join('\n')}

This page is made from \`apps/server/src/kernel/settings/settings.ts\`: after a change there, run \`pnpm -C apps/server settings-page\`.
`;
}
