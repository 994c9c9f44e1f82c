import { Icon } from '../../primitives/Icon/Icon.tsx';
import { vars } from '../../theme/contract.css.ts';
import type { PaymentMethod } from './PaymentMethods/PaymentMethodTile.tsx';

/** Two discs: the logo of a fictional card. */
export function CardLogo() {
  return (
    <svg viewBox="0 0 40 24" width="40" height="24" aria-hidden="true">
      <circle cx="16" cy="12" r="8" fill={vars.color.status.danger.fg} />
      <circle cx="24" cy="12" r="8" fill={vars.color.status.warning.fg} fillOpacity="0.8" />
    </svg>
  );
}

export const card: PaymentMethod = {
  id: 'card',
  name: 'Bank card',
  logo: <CardLogo />,
  limits: '€ 10 – € 5,000',
  fee: 'No fee',
  time: 'At once',
  recommended: 'Used last',
};

export const methods = {
  card,
  instant: {
    id: 'instant',
    name: 'Instant transfer',
    logo: <Icon name="bank" />,
    limits: '€ 10 – € 10,000',
    fee: 'No fee',
    time: 'At once',
  },
  wallet: {
    id: 'wallet',
    name: 'Northpay wallet',
    logo: <Icon name="wallet" />,
    limits: '€ 5 – € 2,500',
    fee: '1.5 %',
    time: 'At once',
  },
  bank: {
    id: 'bank',
    name: 'Bank transfer',
    logo: <Icon name="bank" />,
    limits: 'From € 20',
    fee: 'No fee',
    time: '1 to 3 days',
  },
  bitcoin: {
    id: 'bitcoin',
    name: 'Bitcoin',
    logo: <Icon name="crypto" />,
    limits: 'From 0.0005 BTC',
    fee: 'Network fee',
    time: '10 to 60 minutes',
  },
  cash: {
    id: 'cash',
    name: 'Voucher',
    logo: <Icon name="cash" />,
    limits: '€ 10 – € 150',
    unavailable: 'Not in your country. Choose another way.',
  },
} as const satisfies Record<string, PaymentMethod>;

export const groups = [
  { id: 'usual', title: 'For you', methods: [methods.card, methods.instant] },
  { id: 'wallets', title: 'Wallets and transfers', methods: [methods.wallet, methods.bank, methods.cash] },
  { id: 'crypto', title: 'Crypto', methods: [methods.bitcoin] },
];
