import { useId, type CSSProperties } from 'react';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../primitives/EmptyState/ErrorState.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Input } from '../../../primitives/Input/Input.tsx';
import { Select, type SelectOption } from '../../../primitives/Select/Select.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Heading } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import type { ListStateProps, ListLabels } from '../../account/ListCard/ListCard.tsx';
import { longestWordOf } from './longestWord.ts';
import { PaymentMethodTile, type PaymentMethod } from './PaymentMethodTile.tsx';
import * as css from './PaymentMethods.css.ts';

export interface PaymentMethodGroup {
  readonly id: string;
  /** Title of the group, for example “Cards”, “Wallets”, “Crypto”. */
  readonly title: string;
  readonly methods: readonly PaymentMethod[];
}

export interface PaymentMethodsLabels extends ListLabels {
  /** Label of the search field, for example “Find a way to pay”. */
  readonly search: string;
  /** Label of the country field. */
  readonly country: string;
}

export interface PaymentMethodsProps extends RootProps<HTMLDivElement>, ListStateProps {
  /** Payment methods that match search and country, by kind. */
  groups: readonly PaymentMethodGroup[];
  labels: PaymentMethodsLabels;
  /** Search text; without it there is no search field. */
  search?: string | undefined;
  /** Selected country and the options; without it there is no country field. */
  country?: { readonly value: string; readonly options: readonly SelectOption[] } | undefined;
  /**
   * Whether the titles of the groups are for screen readers only.
   * @default false
   */
  titlesHidden?: boolean | undefined;
  /** Id of the selected method. */
  selected?: string | undefined;
  /** Called when the player changes the search text. */
  onSearchChange?: ((search: string) => void) | undefined;
  /** Called when the player selects another country. */
  onCountryChange?: ((country: string) => void) | undefined;
  /** Called with the id of the method that the player selects. */
  onSelect?: ((id: string) => void) | undefined;
}

/** Custom property of the longest word: its name without `var()`. */
const LONGEST = css.longestWord.slice('var('.length, -1);

/** Payment methods as tiles, by kind, with search and country fields. Renders a `div`; `aria-busy` while loading. */
export function PaymentMethods({
  groups,
  labels,
  search,
  country,
  titlesHidden = false,
  selected,
  status = 'ready',
  onSearchChange,
  onCountryChange,
  onSelect,
  onRetry,
  ...rest
}: PaymentMethodsProps) {
  const base = useId();
  const found = groups.filter(({ methods }) => methods.length > 0);
  // The cast: the type of styles doesn't know custom properties.
  const longest = { [LONGEST]: longestWordOf(found.flatMap(({ methods }) => methods)) } as CSSProperties;
  return (
    <div {...rest} className={css.root} aria-busy={status === 'loading' || undefined}>
      {(search !== undefined || country !== undefined) && (
        <div className={css.tools}>
          {search !== undefined && (
            <Field label={labels.search}>
              <Input type="search" icon="search" value={search} onValueChange={onSearchChange} />
            </Field>
          )}
          {country !== undefined && (
            <Field label={labels.country}>
              <Select {...country} onValueChange={onCountryChange} />
            </Field>
          )}
        </div>
      )}
      {status === 'loading' && (
        <div aria-hidden="true" className={css.tiles}>
          {[1, 2, 3, 4].map((place) => (
            <Skeleton key={place} shape="block" />
          ))}
        </div>
      )}
      {status === 'failed' && (
        <ErrorState
          title={labels.failed ?? labels.empty}
          detail={labels.failedDetail}
          retryLabel={labels.retry}
          onRetry={onRetry}
        />
      )}
      {status === 'ready' && found.length === 0 && (
        <EmptyState icon="card" title={labels.empty} detail={labels.emptyDetail} />
      )}
      {status === 'ready' &&
        found.map(({ id, title, methods }) => (
          <section key={id} aria-labelledby={`${base}-${id}`} className={css.group}>
            {titlesHidden ? (
              <VisuallyHidden id={`${base}-${id}`}>{title}</VisuallyHidden>
            ) : (
              <Heading level={2} id={`${base}-${id}`}>
                {title}
              </Heading>
            )}
            <ul className={css.tiles} style={longest}>
              {methods.map((method) => (
                <li key={method.id} className={css.place}>
                  <PaymentMethodTile
                    method={method}
                    selected={method.id === selected}
                    onSelect={() => onSelect?.(method.id)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
