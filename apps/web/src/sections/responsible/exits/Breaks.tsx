import { ConfirmDialog, Notice, Stack, TakeABreak } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMIT_KIND } from '../../../features/limits/limitKinds.ts';
import { limitText } from '../../../features/limits/limitTexts.ts';
import type { AvailableLimits, Limit } from '../../../features/limits/limits.api.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { standingOf } from '../limits/limitGroups.ts';
import { useLimitChange } from '../limits/useLimitChange.ts';

interface BreaksProps {
  readonly own: readonly Limit[];
  readonly available: AvailableLimits;
}

/** A break of some days: applies at once and can't be ended early. */
export function Breaks({ own, available }: BreaksProps) {
  const { t } = useTranslation('responsible');
  const { t: limitWord } = useTranslation('limits');
  const format = useFormat();
  const change = useLimitChange();
  const [chosen, choose] = useState<string>();
  const offered = available.limits.find(({ type }) => type === LIMIT_KIND.break);
  const { active } = standingOf(own, LIMIT_KIND.break);
  if (!offered) return null;
  const lengthOf = (limitValue: string) =>
    limitText(limitWord, { ...offered, limitValue }, format.roundMoney);
  const take = async () => {
    if (chosen !== undefined) await change.save([{ limitType: 33, limitValue: chosen }]);
    choose(undefined);
  };
  const until = active?.endsAt;
  return (
    <Stack gap="sm">
      <TakeABreak
        title={t('break.title')}
        detail={t('break.text')}
        options={offered.availableValues.map((id) => ({ id, label: lengthOf(id) }))}
        current={
          until === undefined
            ? undefined
            : t('break.current', { day: format.day(until), time: format.time(until) })
        }
        busyId={change.busy ? chosen : undefined}
        onChoose={choose}
      />
      {change.error !== undefined && (
        <Notice tone="danger" announced>
          {change.error}
        </Notice>
      )}
      <ConfirmDialog
        open={chosen !== undefined}
        title={t('break.ask', { length: lengthOf(chosen ?? '1') })}
        description={t('break.follows')}
        confirmLabel={t('break.take')}
        cancelLabel={t('leave')}
        busy={change.busy}
        onConfirm={() => void take()}
        onCancel={() => choose(undefined)}
      />
    </Stack>
  );
}
