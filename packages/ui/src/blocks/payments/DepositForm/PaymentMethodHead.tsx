import { Button } from '../../../primitives/Button/Button.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import type { PaymentMethod } from '../PaymentMethods/PaymentMethodTile.tsx';
import * as css from './DepositForm.css.ts';

export interface PaymentMethodHeadProps extends RootProps<HTMLDivElement> {
  /** Chosen payment method. */
  method: Pick<PaymentMethod, 'name' | 'logo' | 'fee' | 'time'>;
  /** Label of the button that changes the method, for example “Change”. */
  changeLabel?: string | undefined;
  /** Called when the player wants to change the method. */
  onChange?: (() => void) | undefined;
}

/** Chosen payment method with a button that returns to the list. Renders a `div`. */
export function PaymentMethodHead({ method, changeLabel, onChange, ...rest }: PaymentMethodHeadProps) {
  return (
    <div {...rest} className={css.head}>
      <span className={css.logo}>{method.logo ?? <Icon name="card" />}</span>
      <span className={css.words}>
        <span className={css.name}>{method.name}</span>
        <span className={css.about}>{[method.time, method.fee].filter(Boolean).join(' · ')}</span>
      </span>
      {changeLabel !== undefined && (
        <Button emphasis="plain" onClick={onChange}>
          {changeLabel}
        </Button>
      )}
    </div>
  );
}
