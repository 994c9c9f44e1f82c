import { useQuery } from '@tanstack/react-query';
import type { Player, PlayerMoney } from '@touchline/contract/operators';
import { DetailList, EmptyState, Link, Notice, Progress, Stack } from '@touchline/ui';
import { read } from '../api/reads.ts';
import { may } from '../api/session.ts';
import { messageOf, t } from '../messages/messages.ts';
import { moneyText } from '../shared/money.ts';
import { to } from '../shared/route.ts';
import { dayTime } from '../shared/times.ts';
import { TitledCard } from '../shared/TitledCard.tsx';
import { limitUse } from './limitUse.ts';
import { limitValueText } from './limitText.ts';

type Limit = Player['limits'][number];

/** Limits of a player: those of deposits with a bar of their use, the others with their value, and what is pending. */
export function LimitBars({ player: { id, limits } }: { readonly player: Player }) {
  const money = useQuery({
    ...read('/ops/money/{playerId}', { path: { playerId: id } }),
    enabled: may('payments') && limits.length > 0,
  });
  const active = limits.filter(({ state }) => state === 'ACTIVE');
  const used = active.flatMap((limit) => {
    const use = limitUse(limit, money.data?.limits ?? []);
    return use ? [{ limit, use }] : [];
  });
  const others = active.filter((limit) => !used.some((one) => one.limit === limit));
  return (
    <TitledCard
      title={t('player.limits')}
      actions={
        <Link href={to('players', id, 'limits')} tone="muted">
          {t('limits.all')}
        </Link>
      }
    >
      {limits.length === 0 ? (
        <EmptyState icon="shield" title={t('player.noLimits')} />
      ) : (
        <Stack gap="md">
          {used.map(({ limit, use }) => (
            <Bar key={limit.type} limit={limit} use={use} />
          ))}
          {others.length > 0 ? (
            <DetailList
              details={others.map((limit) => ({
                id: `${limit.type} ${limit.startsAt}`,
                label: messageOf('limit', limit.type),
                value: valueOf(limit),
              }))}
            />
          ) : null}
          {limits
            .filter(({ state }) => state === 'PENDING')
            .map((limit) => (
              <Notice key={`${limit.type} ${limit.startsAt}`} tone="info">
                {t('limits.pending', {
                  name: messageOf('limit', limit.type),
                  value: limitValueText(limit),
                  time: dayTime(limit.startsAt * 1000),
                })}
              </Notice>
            ))}
        </Stack>
      )}
    </TitledCard>
  );
}

/** Value of a limit; for one that keeps the player away its end. */
const valueOf = (limit: Limit): string =>
  limit.endsAt === null
    ? limitValueText(limit)
    : t('limits.until', { value: limitValueText(limit), time: dayTime(limit.endsAt * 1000) });

interface BarProps {
  readonly limit: Limit;
  readonly use: { readonly used: string; readonly of: PlayerMoney['limits'][number] };
}

function Bar({ limit, use: { used, of } }: BarProps) {
  return (
    <Progress
      labelled
      size="sm"
      label={messageOf('limit', limit.type)}
      value={Number(used)}
      max={Number(of.limit)}
      valueText={t('limits.used', { used: moneyText(used, of.iso), limit: moneyText(of.limit, of.iso) })}
    />
  );
}
