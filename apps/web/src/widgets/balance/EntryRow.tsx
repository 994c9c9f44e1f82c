import { AccountRow, type IconName } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../features/settings/useFormat.ts';
import { useMoment } from '../../features/settings/useMoment.ts';
import { useFindText } from '../../platform/i18n/useFindText.ts';
import { usePaths } from '../../platform/links/usePaths.ts';

const icons = {
  'demo-credit': 'deposit',
  deposit: 'deposit',
  'unmatched-claimed': 'deposit',
  'deposit-refund': 'refund',
  withdrawal: 'withdraw',
  stake: 'coupon',
  payout: 'trophy',
  'stake-returned': 'refund',
  sale: 'coins',
  exchange: 'refresh',
} as const satisfies Readonly<Record<string, IconName>>;

export interface EntryRowProps {
  readonly entry: {
    readonly at: number;
    readonly kind: string;
    readonly amount: string;
    /** Balance of the account afterwards. */
    readonly balance: string;
    readonly couponId?: string;
    readonly paymentId?: string;
  };
  /** Currency of the account. */
  readonly iso: string;
  /** True if amounts are visible. */
  readonly isShown: boolean;
  /**
   * True if the balance afterwards is shown.
   * @default false
   */
  readonly hasBalance?: boolean;
}

/** Movement on an account, with a link to its bet or payment. The page has the texts of `account`. */
export function EntryRow({ entry, iso, isShown, hasBalance = false }: EntryRowProps) {
  const { t } = useTranslation('account');
  const findText = useFindText();
  const format = useFormat();
  const moment = useMoment();
  const paths = usePaths();
  const { at, kind, amount, balance, couponId, paymentId } = entry;
  return (
    <AccountRow
      icon={isIconKind(kind) ? icons[kind] : 'receipt'}
      tone={amount.startsWith('-') ? 'neutral' : 'success'}
      title={findText('account', `entries.kinds.${kind}`) ?? t('entries.kinds.other')}
      detail={moment(at)}
      value={isShown ? format.change(amount, iso) : undefined}
      aside={isShown && hasBalance && format.money(balance, iso)}
      href={couponId !== undefined ? paths.bet(couponId) : paymentId && paths.paymentRecord(paymentId)}
    />
  );
}

function isIconKind(kind: string): kind is keyof typeof icons {
  return Object.hasOwn(icons, kind);
}
