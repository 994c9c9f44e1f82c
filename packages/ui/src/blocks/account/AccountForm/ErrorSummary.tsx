import type { MouseEvent } from 'react';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './AccountForm.css.ts';

export interface FieldProblem {
  /** The field, as in its `data-field`. */
  readonly field: string;
  /** What is wrong, and what to do. */
  readonly text: string;
}

export interface ErrorSummaryProps extends RootProps<HTMLDivElement> {
  /** "Check three fields". */
  title: string;
  /** What is wrong, in the order of the fields. */
  items: readonly FieldProblem[];
}

/** What is wrong in a long form; each line leads to its field. Renders a `div` with the role of an alert. */
export function ErrorSummary({ title, items, ...rest }: ErrorSummaryProps) {
  return (
    <Notice {...rest} tone="danger" announced>
      {title}
      <ul className={css.errors}>
        {items.map(({ field, text }) => (
          <li key={field}>
            <button type="button" className={css.toField} onClick={(event) => goToField(event, field)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function goToField(event: MouseEvent<HTMLElement>, field: string) {
  const place = event.currentTarget.closest('form')?.querySelector(`[data-field="${CSS.escape(field)}"]`);
  place?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
}
