import { knownRows, loadLateRows, patternOf } from '../src/app/routes/table.ts';

await loadLateRows();
const rows = knownRows().map((row) => ({
  id: row.id,
  path: patternOf(row),
  who: row.meta.who,
  layout: row.meta.layout,
  hides: [...(row.meta.hides ?? [])],
  flag: row.meta.flag ?? null,
  needsRegistration: row.meta.needsRegistration ?? false,
  section: row.meta.section,
  words: ['common', ...row.meta.words],
}));

/** Prints the screens of the product: a table, or JSON with `--json`. */
function print(): void {
  if (process.argv.includes('--json')) {
    console.log(JSON.stringify(rows, null, 2));
    return;
  }
  const head = ['path', 'screen', 'who', 'layout', 'hides', 'asks for', 'section'];
  const body = rows.map((row) => [
    row.path,
    row.id,
    row.who,
    row.layout,
    row.hides.join(' ') || '-',
    [row.flag, row.needsRegistration ? 'registration' : null].filter(Boolean).join(' ') || '-',
    row.section,
  ]);
  const widths = head.map((name, column) =>
    Math.max(name.length, ...body.map((line) => (line[column] ?? '').length)),
  );
  for (const line of [head, widths.map((width) => '-'.repeat(width)), ...body]) {
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
}

print();
