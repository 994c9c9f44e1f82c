import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import * as css from './BalancePill.css.ts';

export interface BalancePillProps extends RootProps<HTMLAnchorElement> {
  /** The balance with its currency: "€ 248.50". */
  amount: string;
  /** Where money is put in. */
  href: string;
  /** What the link does, for readers: "Balance € 248.50, deposit". */
  label: string;
}

/** The balance, and the way to put money in. Renders the router's link. */
export function BalancePill({ amount, href, label, ...rest }: BalancePillProps) {
  const { link: Link } = useUi();
  return (
    <Link {...rest} href={href} aria-label={label} className={css.root}>
      <bdi dir="ltr" className={css.amount}>
        {amount}
      </bdi>
      <span className={css.plus}>
        <Icon name="plus" size="sm" />
      </span>
    </Link>
  );
}
