import { toMinor, toWire } from '@touchline/betting';
import { Table } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useBetText } from '../text/useBetText.ts';

interface TermsTableProps {
  readonly label: string;
  readonly iso: string;
  /** Decimal text, like all amounts and prices here. */
  readonly before: { readonly coef: string; readonly stake: string; readonly possible: string };
  /**
   * True if the terms were already accepted.
   * @default false
   */
  readonly isTaken?: boolean;
  readonly after: { readonly coef: string; readonly extra: string; readonly possible: string };
}

/** Price, stake and possible payout of a bet before and after, side by side. */
export function TermsTable({ label, iso, before, after, isTaken = false }: TermsTableProps) {
  const { t } = useTranslation('betActions');
  const format = useFormat();
  const text = useBetText();
  const stakeAfter = toWire(toMinor(before.stake, iso) + toMinor(after.extra, iso), iso);
  const money = (amount: string) => (
    <bdi dir="ltr" translate="no">
      {format.money(amount, iso)}
    </bdi>
  );
  const price = (coef: string) => (
    <bdi dir="ltr" translate="no">
      {text.price(coef)}
    </bdi>
  );
  const figures = { align: 'end', numeric: true } as const;
  return (
    <Table
      label={label}
      columns={[
        { id: 'term', header: t('powerBet.term') },
        { id: 'now', header: t(isTaken ? 'powerBet.before' : 'powerBet.now'), ...figures },
        { id: 'after', header: t('powerBet.after'), ...figures },
      ]}
      rows={[
        {
          id: 'price',
          cells: { term: t('powerBet.price'), now: price(before.coef), after: price(after.coef) },
        },
        {
          id: 'stake',
          cells: { term: t('powerBet.stake'), now: money(before.stake), after: money(stakeAfter) },
        },
        {
          id: 'possible',
          cells: { term: t('powerBet.possible'), now: money(before.possible), after: money(after.possible) },
        },
        {
          id: 'extra',
          cells: {
            term: t(isTaken ? 'powerBet.extraTaken' : 'powerBet.extra'),
            now: '–',
            after: money(after.extra),
          },
        },
      ]}
    />
  );
}
