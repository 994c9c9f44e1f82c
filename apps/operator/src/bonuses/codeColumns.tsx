import type { OperatorPromoCode } from '@touchline/contract/operators';
import { Badge, Button, Inline, Link } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import type { ListColumn, ListFilter } from '../shared/list/listTypes.ts';
import { moneyText } from '../shared/money.ts';
import { to } from '../shared/route.ts';
import { shortTime } from '../shared/times.ts';

const codeStates = ['open', 'ended'] as const;

/** Returns whether a code is open or has ended. */
export const codeState = ({ endedAt }: OperatorPromoCode): (typeof codeStates)[number] =>
  endedAt === null ? 'open' : 'ended';

export const codeFilters: readonly ListFilter[] = [
  {
    id: 'state',
    label: t('codes.column.state'),
    kind: 'choice',
    options: codeStates.map((value) => ({ value, label: t(`codes.${value}`) })),
  },
];

const stateText = (code: OperatorPromoCode): string => t(`codes.${codeState(code)}`);
const usesText = ({ uses, maxUses }: OperatorPromoCode): string =>
  maxUses === null ? String(uses) : t('codes.usesOf', { uses, most: maxUses });
const timeText = (at: number | null): string => (at === null ? '' : shortTime(at));
const moneyIn = (iso: string | null, amount: string | null) =>
  iso === null || amount === null ? undefined : { amount, iso };
const spentOf = ({ iso, budget, spent }: OperatorPromoCode) =>
  moneyIn(iso, budget === null ? null : (spent ?? '0'));
const budgetOf = ({ iso, budget }: OperatorPromoCode) => moneyIn(iso, budget);

/** Column of amounts of codes that have a budget. */
function moneyColumn(
  id: 'spent' | 'budget',
  none: string,
  moneyOf: typeof budgetOf,
): ListColumn<OperatorPromoCode> {
  return {
    id,
    header: t(`codes.column.${id}`),
    numeric: true,
    align: 'end',
    cell: (code) => {
      const money = moneyOf(code);
      return money ? moneyText(money.amount, money.iso) : none;
    },
    text: (code) => moneyOf(code)?.amount ?? '',
    sortBy: (code) => Number(moneyOf(code)?.amount ?? 0),
    sum: moneyOf,
  };
}

interface CodeActions {
  /** Shows the uses of a code, or hides them. */
  readonly open: (code: OperatorPromoCode) => void;
  readonly end: (code: OperatorPromoCode) => void;
}

/** Columns of the promo codes. */
export const codeColumns = ({ open, end }: CodeActions): readonly ListColumn<OperatorPromoCode>[] => [
  { id: 'code', header: t('codes.column.code'), cell: ({ code }) => code, sortBy: ({ code }) => code },
  {
    id: 'offer',
    header: t('codes.column.offer'),
    cell: ({ siteId, offerId, offerTitle }) => (
      <Link href={to('bonuses', siteId, offerId)}>{offerTitle}</Link>
    ),
    text: ({ offerTitle }) => offerTitle,
    sortBy: ({ offerTitle }) => offerTitle,
  },
  {
    id: 'uses',
    header: t('codes.column.uses'),
    numeric: true,
    cell: usesText,
    sortBy: ({ uses }) => uses,
  },
  moneyColumn('spent', '', spentOf),
  moneyColumn('budget', t('codes.noBudget'), budgetOf),
  {
    id: 'currency',
    header: t('list.currency'),
    cell: ({ iso }) => iso ?? '',
    isExtra: true,
  },
  {
    id: 'player',
    header: t('codeForm.playerId'),
    cell: ({ playerId }) => (playerId === null ? '' : <Link href={to('players', playerId)}>{playerId}</Link>),
    text: ({ playerId }) => playerId ?? '',
    isExtra: true,
  },
  {
    id: 'from',
    header: t('codes.column.from'),
    numeric: true,
    cell: ({ from }) => timeText(from),
    sortBy: ({ from }) => from ?? 0,
  },
  {
    id: 'to',
    header: t('codes.column.to'),
    numeric: true,
    cell: ({ to: end }) => timeText(end),
    sortBy: ({ to: end }) => end ?? Infinity,
  },
  {
    id: 'state',
    header: t('codes.column.state'),
    cell: (code) => (
      <Badge tone={codeState(code) === 'open' ? 'success' : 'neutral'}>{stateText(code)}</Badge>
    ),
    text: stateText,
    sortBy: stateText,
  },
  {
    id: 'actions',
    header: t('list.actions'),
    cell: (code) => (
      <Inline gap="sm">
        <Button size="sm" onClick={() => open(code)}>
          {t('codes.details')}
        </Button>
        {codeState(code) === 'open' ? (
          <Button size="sm" emphasis="outline" onClick={() => end(code)}>
            {t('codes.endIt')}
          </Button>
        ) : null}
      </Inline>
    ),
  },
];
