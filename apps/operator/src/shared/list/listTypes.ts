import type { TableColumn } from '@touchline/ui';
import type { ReactNode } from 'react';

/** Amount with its currency. */
export interface Money {
  /** Decimal text. */
  readonly amount: string;
  readonly iso: string;
}

/** Column of a list. */
export interface ListColumn<Row> extends Pick<TableColumn, 'id' | 'header' | 'align' | 'numeric'> {
  readonly cell: (row: Row) => ReactNode;
  /** Text in the exported file; needed where the cell isn't a text. Amounts are decimal text. */
  readonly text?: (row: Row) => string;
  /** Value by which the list can be sorted; without it the column can't be. */
  readonly sortBy?: (row: Row) => string | number;
  /** Amount that the foot sums by currency; undefined for a row without one. */
  readonly sum?: (row: Row) => Money | undefined;
  /** True if the column is hidden until the operator chooses it. @default false */
  readonly isExtra?: boolean;
}

interface Option {
  readonly value: string;
  readonly label: string;
}

interface Filtered {
  /** Name of the value in the address. */
  readonly id: string;
  readonly label: string;
}

/** Filter of a list. Its value is stored in the address, so that a link shows the same rows to a colleague. */
export type ListFilter = Filtered &
  (
    | {
        /** A row of chips, the first one chosen at first. */
        readonly kind: 'chips';
        readonly options: readonly Option[];
      }
    | {
        /** A choice with "any" before its options. */
        readonly kind: 'choice';
        readonly options: readonly Option[];
      }
    | {
        /** A text that is sent when the operator submits the form. */
        readonly kind: 'text';
        readonly maxLength?: number;
        readonly hint?: string;
      }
    | {
        /** A day, `2026-03-14`. */
        readonly kind: 'day';
      }
  );

/** Values of filters by id; empty for a filter that isn't set. */
export type FilterValues = Readonly<Record<string, string>>;

export interface ListSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** What of a list the address says. */
export interface ListState {
  readonly filters: FilterValues;
  readonly sort: ListSort | undefined;
  /** Ids of the shown columns, in the order of the list's columns. */
  readonly columns: readonly string[];
  /** Number of loaded pages, from 1. */
  readonly pages: number;
}
