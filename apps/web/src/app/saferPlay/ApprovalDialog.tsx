import { LimitApproval } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { clocks } from '../../features/sessionClocks/clocks.store.ts';
import { limitName, limitText, noneOf } from '../../features/limits/limitTexts.ts';
import { actOnLimits, limitsQuery, refreshLimits } from '../../features/limits/limits.api.ts';
import { notify } from '../../features/notifications/notifications.store.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { useErrorMessage } from '../../platform/api/useErrorMessage.ts';

/** Asks for the second confirmation that looser limits require; only an answer closes it. */
export default function ApprovalDialog() {
  const { t } = useTranslation('limits');
  const { approvals } = useSnapshot(clocks);
  const { data } = useQuery(limitsQuery);
  const format = useFormat();
  const errorMessage = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const waiting = (data?.limits ?? []).filter(({ id }) => approvals.includes(id));

  const act = async (action: 'confirm' | 'reject') => {
    setBusy(true);
    try {
      await actOnLimits(
        action,
        waiting.map(({ id }) => id),
      );
      notify({ kind: 'success', title: t(`responsible_gaming_${action}_limit_success`) });
    } catch (error) {
      notify({
        kind: 'error',
        title: t('responsible_gaming_confirm_limit_error'),
        text: errorMessage(error),
      });
      void refreshLimits();
    } finally {
      setBusy(false);
    }
  };

  return (
    <LimitApproval
      open={waiting.length > 0}
      busy={busy}
      changes={waiting.map((limit) => {
        const old = data?.limits.find(
          ({ limitType, limitState }) => limitType === limit.limitType && limitState === 'ACTIVE',
        );
        const none = { ...limit, limitValue: noneOf(limit) };
        return {
          id: limit.id,
          name: limitName(t, limit.limitType),
          from: limitText(t, old ?? none, format.roundMoney),
          to: limitText(t, limit, format.roundMoney),
        };
      })}
      labels={{
        title: t('approval.title', { count: waiting.length }),
        description: t('approval.description'),
        approve: t('approval.approve'),
        reject: t('approval.reject'),
        to: t('approval.to'),
      }}
      onApprove={() => void act('confirm')}
      onReject={() => void act('reject')}
    />
  );
}
