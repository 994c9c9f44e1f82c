import { useQuery } from '@tanstack/react-query';
import type { OperatorRoundDetail } from '@touchline/contract/operators';
import { ConsoleColumns, DetailList, EmptyState, Link, Stack, Table, Text } from '@touchline/ui';
import { read } from '../api/reads.ts';
import { may } from '../api/session.ts';
import { messageOf, t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { moneyText } from '../shared/money.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { to } from '../shared/route.ts';
import { shortTime, shownTime } from '../shared/times.ts';
import { TitledCard } from '../shared/TitledCard.tsx';
import { accountText } from './accountText.ts';
import { CorrectionForm } from './CorrectionForm.tsx';
import { RoundStateBadge } from './RoundStateBadge.tsx';

/** One round with its operations and the correction of its win. */
export function RoundScreen({ id }: { readonly id: string }) {
  const query = useQuery(read('/ops/games/rounds/{roundId}', { path: { roundId: id } }));
  return <Loaded query={query}>{(round) => <Round round={round} />}</Loaded>;
}

interface RoundProps {
  readonly round: OperatorRoundDetail;
}

function Round({ round }: RoundProps) {
  const { id, game, playerId, login, openedAt, state } = round;
  return (
    <Stack gap="md">
      <PageHead
        title={t('round.title', { id })}
        badges={<RoundStateBadge state={state} />}
        detail={[game.name, shownTime(openedAt * 1000)].join(' · ')}
      />
      <ConsoleColumns
        aside={
          <>
            <TitledCard title={t('round.amounts')}>
              <DetailList details={amountsOf(round)} />
            </TitledCard>
            <TitledCard title={t('round.about')}>
              <Stack gap="sm">
                <DetailList details={factsOf(round)} />
                {may('players') ? (
                  <Link href={to('players', playerId)}>{t('player.title', { id: login })}</Link>
                ) : (
                  <Text>{t('player.title', { id: login })}</Text>
                )}
                <Link href={to('audit', `gameRound:${id}`)}>{t('round.audit')}</Link>
              </Stack>
            </TitledCard>
          </>
        }
      >
        <TitledCard title={t('round.operations')} pad="none">
          <Operations round={round} />
        </TitledCard>
        <CorrectionForm round={round} />
      </ConsoleColumns>
    </Stack>
  );
}

function amountsOf({ staked, won, debt, iso }: OperatorRoundDetail) {
  return [
    { id: 'staked', label: t('rounds.column.staked'), value: moneyText(staked, iso) },
    { id: 'won', label: t('rounds.column.won'), value: moneyText(won, iso), strong: true },
    ...(Number(debt) === 0 ? [] : [{ id: 'debt', label: t('round.debt'), value: moneyText(debt, iso) }]),
  ];
}

function factsOf(round: OperatorRoundDetail) {
  const { makerId, makerRoundId, sessionId, closedAt, voidReason } = round;
  return [
    { id: 'account', label: t('round.account'), value: accountText(round) },
    { id: 'maker', label: t('round.maker'), value: makerId },
    { id: 'number', label: t('round.makerRound'), value: makerRoundId },
    { id: 'session', label: t('round.session'), value: sessionId },
    ...(closedAt === null
      ? []
      : [{ id: 'ended', label: t('round.ended'), value: shownTime(closedAt * 1000) }]),
    ...(voidReason === null
      ? []
      : [{ id: 'void', label: t('round.void'), value: t(`round.void.${voidReason}`) }]),
  ];
}

const columns = [
  { id: 'kind', header: t('round.column.kind') },
  { id: 'tx', header: t('round.column.tx') },
  { id: 'at', header: t('round.column.at'), numeric: true },
  { id: 'amount', header: t('round.column.amount'), numeric: true, align: 'end' },
  { id: 'status', header: t('round.column.status') },
] as const;

function Operations({ round: { operations, iso } }: RoundProps) {
  return (
    <Table
      label={t('round.operations')}
      narrow="cards"
      columns={columns}
      rows={operations.map(({ txId, kind, amount, won, status, isApplied, at }) => ({
        id: txId,
        cells: {
          kind:
            kind === 'betWin'
              ? t('round.kind.betWin', { won: moneyText(won, iso) })
              : messageOf('round.kind', kind),
          tx: txId,
          at: shortTime(at * 1000),
          amount: moneyText(amount, iso),
          status: isApplied ? status : t('round.notApplied', { status }),
        },
      }))}
      empty={<EmptyState icon="casino" title={t('round.noOperations')} />}
    />
  );
}
