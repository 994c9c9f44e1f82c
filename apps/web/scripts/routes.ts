import { knownRows, loadLazyRows, patternOf } from '../src/app/routes/table.ts';

await loadLazyRows();
const rows = knownRows().map((row) => ({
  id: row.id,
  path: patternOf(row),
  access: row.meta.who,
  layout: row.meta.layout,
  hides: [...(row.meta.hides ?? [])],
  flag: row.page?.feature ?? null,
  inOffice: row.meta.inOffice === true,
  // An open game takes the whole window of a phone.
  hasOwnPhoneHeader: row.meta.ownPhoneHeader ?? (row.meta.isGame === true && !row.isUnavailable),
  needs: [
    ...(row.meta.needsRegistration ? ['registration'] : []),
    ...(row.page?.setting === 'isShowIdentification' ? ['identification'] : []),
    ...(row.meta.needs === undefined ? [] : [row.meta.needs]),
  ],
  isRestricted: row.meta.isRestricted ?? false,
  isUnavailable: row.isUnavailable ?? false,
  redirect: row.redirect ?? null,
  section: row.meta.section,
  words: ['common', ...row.meta.namespaces],
}));

/** Prints the product's screens as a table, or as JSON with `--json`. */
function print(): void {
  if (process.argv.includes('--json')) {
    console.log(JSON.stringify(rows, null, 2));
    return;
  }
  const head = ['path', 'section', 'layout', 'access', 'flag', 'redirect', 'hides', 'needs', 'id'];
  const body = rows.map((row) => [
    row.path,
    row.section,
    row.redirect === null ? row.layout : '-',
    row.access,
    row.flag ?? '-',
    row.redirect === null ? '-' : `/:lang/${row.redirect}`,
    row.hides.join(' ') || '-',
    row.needs.join(' ') || '-',
    row.id,
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
