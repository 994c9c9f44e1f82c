import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './DetailList.css.ts';

export interface DetailItem {
  /** Id of the entry. */
  readonly id: string;
  /** Label of the value, for example “Fee” or “Account number”. */
  readonly label: string;
  readonly value: string;
  /** Whether the value is emphasised. */
  readonly strong?: boolean | undefined;
  /** Whether the value only says that there is none, for example “Not added”. */
  readonly muted?: boolean | undefined;
  /** Label of the copy button. Without it there is no button. */
  readonly copyLabel?: string | undefined;
}

export interface DetailListProps extends RootProps<HTMLDivElement> {
  /** Entries in display order. */
  details: readonly DetailItem[];
  /** Confirmation of copying, for example “Account number copied”. */
  copied?: string | undefined;
  /** Called when the player copies a value. */
  onCopy?: ((id: string) => void) | undefined;
}

/** List of labelled values with optional copy buttons. Renders a `div` with a `dl`. */
export function DetailList({ details, copied, onCopy, ...rest }: DetailListProps) {
  const canCopy = details.some((fact) => fact.copyLabel !== undefined);
  return (
    <div {...rest}>
      <dl className={css.root}>
        {details.map(({ id, label, value, strong, muted, copyLabel }) => (
          <div
            key={id}
            className={css.entry}
            data-strong={strong ? '' : undefined}
            data-muted={muted ? '' : undefined}
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
