import { AccountRow, ButtonLink, Link, ListCard, Progress } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { limitsQuery, type Limit, type LimitsAnswer } from '../../../features/limits/limits.api.ts';
import { isPause, LIMIT_KIND } from '../../../features/limits/limitKinds.ts';
import { limitUse } from '../../../features/limits/limitUse.ts';
import { limitName, limitText } from '../../../features/limits/limitTexts.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { formatLength } from '../../../platform/format/time.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';

/** Active limits with the used part. */
export default function LimitsInUse() {
  const { t } = useTranslation('account');
  const { responsible } = usePaths();
  const { data, isPending, isError, refetch } = useQuery(limitsQuery);
  const active = (data?.limits ?? []).filter(
    // Breaks and self-exclusions have a notice above the page; the switch of extra limits is no limit.
    ({ limitState, limitType }) =>
      limitState === 'ACTIVE' && !isPause(limitType) && limitType !== LIMIT_KIND.extra,
  );
  return (
    <ListCard
      title={t('limits.title')}
      tools={
        <Link href={responsible} tone="muted">
          {t('limits.change')}
        </Link>
      }
      icon="gauge"
      status={isPending ? 'loading' : isError ? 'failed' : 'ready'}
      onRetry={() => void refetch()}
      labels={{ empty: t('limits.empty'), failed: t('limits.failed'), retry: t('retry') }}
      emptyAction={<ButtonLink href={responsible}>{t('limits.set')}</ButtonLink>}
    >
      {active.map((limit) => (
        <LimitRow key={`${limit.id}-${limit.limitType}`} limit={limit} session={data?.session ?? null} />
      ))}
    </ListCard>
  );
}

interface LimitRowProps {
  readonly limit: Limit;
  readonly session: LimitsAnswer['session'];
}

function LimitRow({ limit, session }: LimitRowProps) {
  const { t } = useTranslation('limits');
  const format = useFormat();
  const name = limitName(t, limit.limitType);
  const use = useLimitUse(limit, session);
  if (!use) return <AccountRow title={name} aside={limitText(t, limit, format.roundMoney)} />;
  return (
    <AccountRow
      title={name}
      aside={<bdi>{use.text}</bdi>}
      detail={use.left}
      foot={<Progress label={name} value={use.used} max={use.whole} valueText={use.text} size="sm" />}
    />
  );
}

interface UseInWords {
  readonly used: number;
  readonly whole: number;
  readonly text: string;
  readonly left: string;
}

/** Returns the use of a limit in words; undefined for limits without one. */
function useLimitUse(limit: Limit, session: LimitRowProps['session']): UseInWords | undefined {
  const { t } = useTranslation('account');
  const format = useFormat();
  const use = limitUse(limit, session);
  if (!use) return undefined;
  const figures = { used: Number(use.used), whole: Number(use.limit) };
  if (use.kind === 'time') {
    const length = (seconds: number) => formatLength(Math.floor(seconds / 60));
    return {
      ...figures,
      text: t('limits.of', { used: length(use.used), limit: length(use.limit) }),
      left: t('limits.today', { length: formatLength(Math.ceil(use.left / 60)) }),
    };
  }
  const amount = (text: string) => format.roundMoney(text, use.iso);
  return {
    ...figures,
    text: t('limits.of', { used: amount(use.used), limit: amount(use.limit) }),
    left: t('limits.left', { amount: amount(use.left) }),
  };
}
