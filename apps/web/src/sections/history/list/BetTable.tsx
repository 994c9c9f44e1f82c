import { Badge, HistoryTable, Link, outcomeIcons, Stack, Text } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import type { Bet } from '../../../features/bets/bets.api.ts';
import { isOver } from '../rules/money.ts';
import { isPlaced } from '../rules/outcomes.ts';
import { useBetText } from '../text/useBetText.ts';
import type { BetsProps } from './BetDays.tsx';
import { useBetRow } from './useBetRow.ts';

/** Bets in a table, for wide pages. */
export default function BetTable({ bets, now }: BetsProps) {
  const { t } = useTranslation('history');
  const { t: common } = useTranslation('common');
  const text = useBetText();
  const betRow = useBetRow();
  const figures = { align: 'end', numeric: true } as const;
  return (
    <HistoryTable
      label={common('nav.history')}
      columns={[
        { id: 'bet', header: t('fact.bet') },
        // Not figures, but they must not wrap either.
        { id: 'time', header: t('fact.placed'), numeric: true },
        { id: 'result', header: t('fact.result'), numeric: true },
        { id: 'price', header: t('fact.price'), ...figures },
        { id: 'stake', header: t('fact.stake'), ...figures },
        { id: 'returns', header: t('fact.payout'), ...figures },
      ]}
      rows={bets.map((bet) => {
        const { id, href, title, legs, outcome, outcomeLabel, price, stake, returns } = betRow(bet, now);
        return {
          id: bet.id,
          cells: {
            bet: (
              <Stack gap="xs">
                <Link id={id} href={href}>
                  {title}
                </Link>
                <Text size="label" tone="muted" lines="two">
                  {legs}
                </Text>
              </Stack>
            ),
            time: text.at(bet.placedAt),
            result: (
              <Badge tone={outcome} icon={outcomeIcons[outcome]}>
                {outcomeLabel}
              </Badge>
            ),
            price: <bdi dir="ltr">{price}</bdi>,
            stake: <bdi dir="ltr">{stake.value}</bdi>,
            returns: <Returns bet={bet} value={returns.value} />,
          },
        };
      })}
      labels={{ empty: '' }}
    />
  );
}

function Returns({ bet, value }: { readonly bet: Bet; readonly value: string }) {
  const { t } = useTranslation('history');
  if (isOver(bet)) return <bdi dir="ltr">{value}</bdi>;
  return isPlaced(bet) ? <Text tone="muted">{t('upTo', { amount: value })}</Text> : '–';
}
