import { AccountRow, ButtonLink, Link, ListCard, Progress } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { limitsQuery, type Limit, type LimitsAnswer } from '../../../features/limits/limits.api.ts';
import { limitName, limitText } from '../../../features/limits/limitTexts.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { formatLength } from '../../../platform/format/time.ts';
import { usePaths } from '../../../platform/links/usePaths.ts';

const SESSION = 31;
/** Breaks and self-exclusions have a notice above the page; the switch of extra limits is no limit. */
const elsewhere: ReadonlySet<number> = new Set([30, 33, 37]);

/** Active limits with the used part. */
export default function LimitsInUse() {
  const { t } = useTranslation('account');
  const { responsible } = usePaths();
  const { data, isPending, isError, refetch } = useQuery(limitsQuery);
  const active = (data?.limits ?? []).filter(
    ({ limitState, limitType }) => limitState === 'ACTIVE' && !elsewhere.has(limitType),
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

interface Use {
  readonly used: number;
  readonly whole: number;
  readonly text: string;
  readonly left: string;
}

/** Returns the use of a limit on money or on the time of a day; undefined for others. */
function useLimitUse(
  { limitType, limitValue, limitBalance, iso }: Limit,
  session: LimitRowProps['session'],
): Use | undefined {
  const { t } = useTranslation('account');
  const format = useFormat();
  if (limitType === SESSION && session) {
    const { limitSeconds: whole, usedSeconds, remainingSeconds } = session;
    const length = (seconds: number) => formatLength(Math.floor(seconds / 60));
    const used = Math.min(whole, usedSeconds);
    return {
      used,
      whole,
      text: t('limits.of', { used: length(used), limit: length(whole) }),
      left: t('limits.today', { length: formatLength(Math.ceil(remainingSeconds / 60)) }),
    };
  }
  if (limitBalance === undefined || iso === undefined) return undefined;
  const whole = Number(limitValue);
  const used = Math.max(0, whole - Number(limitBalance));
  return {
    used,
    whole,
    text: t('limits.of', {
      used: format.roundMoney(used.toFixed(2), iso),
      limit: format.roundMoney(limitValue, iso),
    }),
    left: t('limits.left', { amount: format.roundMoney(limitBalance, iso) }),
  };
}
