/**
 * Roles of the parts of a table, in words: as cards the parts are no boxes of a table any more, and browsers then
 * forget what they are.
 */
export const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  rowheader: { role: 'rowheader' },
  columnheader: { role: 'columnheader' },
} as const;
