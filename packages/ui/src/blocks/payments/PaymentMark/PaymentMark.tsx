import type { ReactNode } from 'react';
import { vars } from '../../../theme/contract.css.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './PaymentMark.css.ts';

export const paymentMarks = ['card', 'bank', 'instant', 'wallet', 'voucher', 'crypto'] as const;
export type PaymentMarkName = (typeof paymentMarks)[number];

const { boost, border, brand, status, sunken, surface, text } = vars.color;

/** Ground and drawing of each mark, in a box of 40 by 24. */
const drawings: Readonly<Record<PaymentMarkName, readonly [ground: string, drawing: ReactNode]>> = {
  card: [
    brand.bg,
    <g key="card" fill={brand.fg}>
      <rect y="5" width="40" height="5" opacity="0.45" />
      <rect x="5" y="15" width="11" height="3" rx="1.5" />
    </g>,
  ],
  bank: [
    sunken,
    <g key="bank" fill={text.default}>
      <path d="m20 4 10 5H10z" />
      <path d="M12 10.5h3v6h-3zm6.5 0h3v6h-3zm6.5 0h3v6h-3zM10 18h20v2H10z" />
    </g>,
  ],
  instant: [status.success.fg, <path key="instant" d="m22 3-9 11h6l-2 7 9-11h-6z" fill={surface} />],
  wallet: [
    boost.fg,
    <g key="wallet">
      <path d="M11 6h18a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H13a2 2 0 0 1-2-2z" fill={surface} />
      <circle cx="26.5" cy="12.5" r="2" fill={boost.fg} />
    </g>,
  ],
  voucher: [
    status.warning.fg,
    <g key="voucher">
      <path d="M9 6h22v4a2 2 0 0 0 0 4v4H9v-4a2 2 0 0 0 0-4z" fill={surface} />
      <path d="M20 7.5v9" stroke={status.warning.fg} strokeWidth="1.5" strokeDasharray="2 1.5" />
    </g>,
  ],
  crypto: [
    border.strong,
    <path
      key="crypto"
      d="m20 3.5 7.4 4.25v8.5L20 20.5l-7.4-4.25v-8.5zm0 4.5-3.5 2v4l3.5 2 3.5-2v-4z"
      fill={surface}
    />,
  ],
};

export interface PaymentMarkProps extends RootProps<SVGSVGElement> {
  /** Kind of payment method. */
  name: PaymentMarkName;
}

/** Mark of a payment method, in the colours of the brand; decoration beside its name. Renders an `svg`. */
export function PaymentMark({ name, ...rest }: PaymentMarkProps) {
  const [ground, drawing] = drawings[name];
  return (
    <svg {...rest} viewBox="0 0 40 24" aria-hidden="true" className={css.mark} data-name={name}>
      <rect width="40" height="24" rx="4" fill={ground} />
      {drawing}
    </svg>
  );
}
