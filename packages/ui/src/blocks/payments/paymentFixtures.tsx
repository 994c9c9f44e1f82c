import { PaymentMark } from './PaymentMark/PaymentMark.tsx';
import type { PaymentMethod } from './PaymentMethods/PaymentMethodTile.tsx';

export const card: PaymentMethod = {
  id: 'card',
  name: 'Bank card',
  logo: <PaymentMark name="card" />,
  fee: 'No fee',
  time: 'At once',
  recommended: 'Used last',
};

export const methods = {
  card,
  instant: {
    id: 'instant',
    name: 'Instant transfer',
    logo: <PaymentMark name="instant" />,
    fee: 'No fee',
    time: 'At once',
  },
  wallet: {
    id: 'wallet',
    name: 'Northpay wallet',
    logo: <PaymentMark name="wallet" />,
    fee: '1.5 %',
    time: 'At once',
  },
  bank: {
    id: 'bank',
    name: 'Bank transfer',
    logo: <PaymentMark name="bank" />,
    fee: 'No fee',
    time: '1 to 3 days',
  },
  bitcoin: {
    id: 'bitcoin',
    name: 'Bitcoin',
    logo: <PaymentMark name="crypto" />,
    fee: 'Network fee',
    time: '10 to 60 minutes',
  },
  cash: {
    id: 'cash',
    name: 'Voucher',
    logo: <PaymentMark name="voucher" />,
    unavailable: 'Not in your country. Choose another way.',
  },
} as const satisfies Record<string, PaymentMethod>;

export const groups = [
  { id: 'usual', title: 'For you', methods: [methods.card, methods.instant] },
  { id: 'wallets', title: 'Wallets and transfers', methods: [methods.wallet, methods.bank, methods.cash] },
  { id: 'crypto', title: 'Crypto', methods: [methods.bitcoin] },
];
