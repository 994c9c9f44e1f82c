import { Checkbox, VisuallyHidden } from '@touchline/ui';
import { useState, type ReactNode } from 'react';
import { t } from '../../messages/messages.ts';

const COLUMN = 'chosen';

interface Chosen<Row> {
  /** Chosen rows that are loaded. */
  readonly rows: readonly Row[];
  readonly clear: () => void;
  /** Column of the checkboxes; none if rows can't be chosen. */
  readonly columns: readonly { readonly id: string; readonly header: string }[];
  readonly cellsOf: (row: Row) => Readonly<Record<string, ReactNode>>;
}

/** Choice of rows for acts on several of them. */
export function useChosen<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  isOffered: boolean,
): Chosen<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const choose = (id: string, is: boolean): void =>
    setIds((before) => new Set(is ? [...before, id] : [...before].filter((one) => one !== id)));
  return {
    rows: isOffered ? rows.filter((row) => ids.has(idOf(row))) : [],
    clear: () => setIds(new Set()),
    columns: isOffered ? [{ id: COLUMN, header: t('list.choose') }] : [],
    cellsOf: (row) =>
      isOffered
        ? {
            [COLUMN]: (
              <Checkbox checked={ids.has(idOf(row))} onCheckedChange={(is) => choose(idOf(row), is)}>
                <VisuallyHidden>{t('list.chooseRow', { id: idOf(row) })}</VisuallyHidden>
              </Checkbox>
            ),
          }
        : {},
  };
}
