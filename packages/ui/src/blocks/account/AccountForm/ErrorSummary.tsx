import type { MouseEvent } from 'react';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './AccountForm.css.ts';

export interface FieldProblem {
  /** Id of the field, as in its `data-field`. */
  readonly field: string;
  /** Error message of the field. */
  readonly text: string;
}

export interface ErrorSummaryProps extends RootProps<HTMLDivElement> {
  /** Title of the summary, for example “Check three fields”. */
  title: string;
  /** Errors in the order of the fields. */
  items: readonly FieldProblem[];
}

/** Error summary of a long form; each entry links to its field. Renders a `div` with `role="alert"`. */
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
