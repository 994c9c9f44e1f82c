/**
 * Explicit ARIA roles for table elements: as cards they no longer have `display: table`, and browsers then drop the
 * implicit roles.
 */
export const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  rowheader: { role: 'rowheader' },
  columnheader: { role: 'columnheader' },
} as const;
