import { useId } from 'react';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { ListCard, type ListLabels, type ListStateProps } from '../../account/ListCard/ListCard.tsx';
import { PaymentMark } from '../PaymentMark/PaymentMark.tsx';
import type { PaymentMethod } from '../PaymentMethods/PaymentMethodTile.tsx';
import * as css from './PaymentMethodRows.css.ts';

/** Payment method with what a row has room for. */
export interface ListedPaymentMethod extends PaymentMethod {
  /** Lowest and highest amount, for example “€ 10 – € 2,000”. */
  readonly bounds?: string | undefined;
}

export interface PaymentMethodRowsProps extends RootProps<HTMLElement>, ListStateProps {
  /** Payment methods by kind. */
  groups: readonly {
    readonly id: string;
    /** Title of the group, for example “Cards”, “Wallets”. */
    readonly title: string;
    readonly methods: readonly ListedPaymentMethod[];
  }[];
  labels: ListLabels;
  /** Id of the selected method. */
  selected?: string | undefined;
  /** Called with the id of the method that the player selects. */
  onSelect?: ((id: string) => void) | undefined;
}

/**
 * Payment methods as rows of one card, by kind, for pages with the form next to them. Renders a `section` of `button`s;
 * `aria-disabled` while a method is unavailable.
 */
export function PaymentMethodRows({ groups, labels, selected, onSelect, ...rest }: PaymentMethodRowsProps) {
  const base = useId();
  return (
    <ListCard {...rest} icon="card" labels={labels}>
      {groups
        .filter(({ methods }) => methods.length > 0)
        .map(({ id, title, methods }) => (
          <li key={id} className={css.group}>
            <p id={`${base}-${id}`} className={css.title}>
              {title}
            </p>
            <ul aria-labelledby={`${base}-${id}`} className={css.rows}>
              {methods.map((method) => (
                <li key={method.id}>
                  <MethodRow
                    method={method}
                    selected={method.id === selected}
                    onSelect={() => onSelect?.(method.id)}
                  />
                </li>
              ))}
            </ul>
          </li>
        ))}
    </ListCard>
  );
}

interface MethodRowProps {
  readonly method: ListedPaymentMethod;
  readonly selected: boolean;
  readonly onSelect: () => void;
}

function MethodRow({ method, selected, onSelect }: MethodRowProps) {
  const { name, logo, fee, time, bounds, recommended, unavailable } = method;
  const off = unavailable !== undefined;
  return (
    <button
      type="button"
      aria-pressed={selected}
      // Not `disabled`, so that the reason is reachable by keyboard.
      aria-disabled={off || undefined}
      onClick={off ? undefined : onSelect}
      className={css.row}
    >
      <span className={css.logo}>{logo ?? <PaymentMark name="card" />}</span>
      <span className={css.words}>
        <span className={css.name}>{name}</span>
        {off ? (
          <span className={css.reason}>
            <Icon name="lock" size="sm" />
            {unavailable}
          </span>
        ) : (
          time !== undefined && <span className={css.note}>{time}</span>
        )}
      </span>
      {!off && !selected && (
        <span className={css.side}>
          {recommended !== undefined && <Badge tone="info">{recommended}</Badge>}
          {fee !== undefined && <span>{fee}</span>}
          {bounds !== undefined && <span>{bounds}</span>}
        </span>
      )}
      {selected && (
        <span className={css.tick}>
          <Icon name="check" size="sm" />
        </span>
      )}
    </button>
  );
}
