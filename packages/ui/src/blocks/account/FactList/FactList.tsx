import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './FactList.css.ts';

export interface Fact {
  /** Id of the entry. */
  readonly id: string;
  /** Label of the value, for example “Fee” or “Account number”. */
  readonly label: string;
  readonly value: string;
  /** Whether the value is emphasised. */
  readonly strong?: boolean | undefined;
  /** Label of the copy button. Without it there is no button. */
  readonly copyLabel?: string | undefined;
}

export interface FactListProps extends RootProps<HTMLDivElement> {
  /** Entries in display order. */
  facts: readonly Fact[];
  /** Confirmation of copying, for example “Account number copied”. */
  copied?: string | undefined;
  /** Called when the player copies a value. */
  onCopy?: ((id: string) => void) | undefined;
}

/** List of labelled values with optional copy buttons. Renders a `div` with a `dl`. */
export function FactList({ facts, copied, onCopy, ...rest }: FactListProps) {
  const canCopy = facts.some((fact) => fact.copyLabel !== undefined);
  return (
    <div {...rest}>
      <dl className={css.root}>
        {facts.map(({ id, label, value, strong, copyLabel }) => (
          <div
            key={id}
            className={css.fact}
            data-strong={strong ? '' : undefined}
            data-copy={copyLabel === undefined ? undefined : ''}
          >
            <dt className={css.term}>{label}</dt>
            <dd className={css.value}>
              <bdi className={css.figure}>{value}</bdi>
              {copyLabel !== undefined && (
                <IconButton
                  label={copyLabel}
                  icon="copy"
                  iconSize="sm"
                  tone="muted"
                  onClick={() => onCopy?.(id)}
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
      {canCopy && (
        <p role="status" className={css.copied}>
          {copied}
        </p>
      )}
    </div>
  );
}
