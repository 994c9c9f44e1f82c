import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import * as css from './BalancePill.css.ts';

export interface BalancePillProps extends RootProps<HTMLAnchorElement> {
  /** Balance with its currency, for example “€ 248.50”. */
  amount: string;
  /** URL of the deposit page. */
  href: string;
  /** Accessible name of the link, for example “Balance € 248.50, deposit”. */
  label: string;
}

/** Balance that links to the deposit page. Renders the router's link. */
export function BalancePill({ amount, href, label, ...rest }: BalancePillProps) {
  const { link: Link } = useUi();
  return (
    <Link {...rest} href={href} aria-label={label} className={css.root}>
      <bdi dir="ltr" translate="no" data-amount="" className={css.amount}>
        {amount}
      </bdi>
      <span className={css.plus}>
        <Icon name="plus" size="sm" />
      </span>
    </Link>
  );
}
