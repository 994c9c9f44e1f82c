import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './FactList.css.ts';

export interface Fact {
  /** Which one. */
  readonly id: string;
  /** "Fee", "Account number". */
  readonly label: string;
  readonly value: string;
  /** The figure that counts. */
  readonly strong?: boolean | undefined;
  /** Words of the button that copies it; without them there is none. */
  readonly copyLabel?: string | undefined;
}

export interface FactListProps extends RootProps<HTMLDivElement> {
  /** Facts in order. */
  facts: readonly Fact[];
  /** Says that one was copied: "Account number copied". */
  copied?: string | undefined;
  /** The player wants one in the clipboard. */
  onCopy?: ((id: string) => void) | undefined;
}

/** Facts by name, which can be copied. Renders a `div` with a `dl`. */
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
