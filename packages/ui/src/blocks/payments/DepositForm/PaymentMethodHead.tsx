import { Button } from '../../../primitives/Button/Button.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import type { PaymentMethod } from '../PaymentMethods/PaymentMethodTile.tsx';
import * as css from './DepositForm.css.ts';

export interface PaymentMethodHeadProps extends RootProps<HTMLDivElement> {
  /** The way to pay that was chosen. */
  method: Pick<PaymentMethod, 'name' | 'logo' | 'fee' | 'time'>;
  /** "Change". */
  changeLabel?: string | undefined;
  /** The player wants another way. */
  onChange?: (() => void) | undefined;
}

/** The way to pay that was chosen, and the way back to all of them. Renders a `div`. */
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
