import { Progress, Stack, Text } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import type { LimitsAnswer } from '../../features/limits/limits.api.ts';
import { limitName } from '../../features/limits/limitTexts.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { serverNow } from '../../platform/clock/clock.ts';
import { formatLength } from '../../platform/format/time.ts';
import { playLimits } from './nearestLimit.ts';

/** The limits that apply to play, with what is left of them; the time of the day, and the next reality check. */
export function LimitsInGame({ answer }: { readonly answer: LimitsAnswer }) {
  const { t } = useTranslation('game');
  const { t: limits } = useTranslation('limits');
  const format = useFormat();
  const { session, realityCheckAt } = answer;
  const used = playLimits(answer);
  const length = (seconds: number) => formatLength(Math.ceil(seconds / 60));
  const minutes =
    realityCheckAt === null ? undefined : Math.max(0, Math.ceil((realityCheckAt - serverNow()) / 60_000));
  if (used.length === 0 && !session && minutes === undefined)
    return <Text tone="muted">{t('limits.none')}</Text>;
  return (
    <Stack gap="sm">
      {used.map(({ limit, use }) => (
        <Progress
          key={limit.limitType}
          labelled
          size="sm"
          label={limitName(limits, limit.limitType)}
          value={Number(use.used)}
          max={Number(use.limit)}
          valueText={t('limits.leftOf', {
            left: format.money(use.left, use.iso),
            limit: format.roundMoney(use.limit, use.iso),
          })}
        />
      ))}
      {session && (
        <Progress
          labelled
          size="sm"
          label={t('limits.today')}
          value={session.usedSeconds}
          max={session.limitSeconds}
          valueText={t('limits.leftOf', {
            left: length(session.remainingSeconds),
            limit: length(session.limitSeconds),
          })}
        />
      )}
      {minutes !== undefined && <Text tone="muted">{t('limits.check', { count: minutes })}</Text>}
    </Stack>
  );
}
