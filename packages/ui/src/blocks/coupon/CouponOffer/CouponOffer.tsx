import type { ReactNode } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { Notice, type NoticeTone } from '../../../primitives/Notice/Notice.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './CouponOffer.css.ts';

export const couponOfferKinds = ['insurance', 'advance', 'vip', 'antiExpress'] as const;
export type CouponOfferKind = (typeof couponOfferKinds)[number];

const signs = {
  insurance: 'shield',
  advance: 'coin',
  vip: 'star',
  antiExpress: 'swap',
} as const satisfies Record<CouponOfferKind, IconName>;

export interface CouponOfferDetail {
  /** Label of the value, for example “Premium”, “Stake” or “You get back”. */
  readonly label: string;
  readonly value: string;
  /** Value before the offer. */
  readonly before?: string | undefined;
}

export interface CouponOfferProps extends RootProps<HTMLElement> {
  /** Type of the offer; selects the icon. */
  kind: CouponOfferKind;
  /** Title of the offer, for example “Insure this bet”. */
  title: string;
  /** Description in one sentence. */
  detail: string;
  /**
   * Terms of the offer, with old and new values side by side.
   * @default none
   */
  details?: readonly CouponOfferDetail[] | undefined;
  /** Input of the offer: a `Slider` or a `Switch`. */
  control?: ReactNode;
  /** Message about the result, or the reason why the offer isn't available. */
  message?: string | undefined;
  /**
   * Tone of `message`.
   * @default 'info'
   */
  messageTone?: NoticeTone | undefined;
  /** Buttons. Labels of buttons that move money include the amount. */
  actions?: ReactNode;
}

/** Additional offer for a bet: insurance, an advance, a VIP stake or an anti-express. Renders a `section`. */
export function CouponOffer({
  kind,
  title,
  detail,
  details = [],
  control,
  message,
  messageTone,
  actions,
  ...rest
}: CouponOfferProps) {
  return (
    <section aria-label={title} {...rest} className={css.root}>
      <div className={css.head}>
        <span className={css.sign}>
          <Icon name={signs[kind]} />
        </span>
        <span className={css.words}>
          <span className={css.title}>{title}</span>
          <span className={css.detail}>{detail}</span>
        </span>
      </div>
      {message !== undefined && (
        <Notice tone={messageTone} announced>
          {message}
        </Notice>
      )}
      {control}
      {details.length > 0 && (
        <dl className={css.details}>
          {details.map(({ label, value, before }) => (
            <div key={label} className={css.entry}>
              <dt className={css.term}>{label}</dt>
              <dd className={css.value}>
                {before !== undefined && (
                  <s className={css.before}>
                    <bdi dir="ltr" translate="no">
                      {before}
                    </bdi>
                  </s>
                )}
                <bdi dir="ltr" translate="no">
                  {value}
                </bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </section>
  );
}
