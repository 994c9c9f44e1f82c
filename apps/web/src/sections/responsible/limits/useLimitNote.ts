import type { LimitNote } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { limitText } from '../../../features/limits/limitTexts.ts';
import { actOnLimits, cancelLimit, type AvailableLimits } from '../../../features/limits/limits.api.ts';
import { notify } from '../../../features/notifications/notifications.store.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { serverNow } from '../../../platform/clock/clock.ts';
import { hoursUntil, type Available, type Standing } from './limitGroups.ts';
import { useErrorMessage } from '../../../platform/api/useErrorMessage.ts';
import { limitErrors } from './limitErrors.ts';

interface NoteData {
  readonly available: Available;
  readonly rules: AvailableLimits['rules'];
  readonly standing: Standing;
}

/** Returns the note on a limit with its actions: cancel a pending change, or confirm one that is due. */
export function useLimitNote({ available, rules, standing: { active, pending } }: NoteData) {
  const { t } = useTranslation('responsible');
  const { t: limitWord } = useTranslation('limits');
  const format = useFormat();
  const errorMessage = useErrorMessage('responsible', limitErrors);

  function noteOf(): LimitNote | undefined {
    if (pending) {
      const value = limitText(limitWord, { ...available, ...pending }, format.roundMoney);
      if (pending.needApprove) {
        return {
          kind: 'approval',
          text: t('note.approval', { value }),
          actions: [
            { id: 'confirm', label: t('note.confirm') },
            { id: 'reject', label: t('note.reject') },
          ],
        };
      }
      const due = pending.dueAt ?? (pending.startedAt ?? 0) + rules.increaseDelay;
      return {
        kind: 'pending',
        text: [
          t('note.pending', { value, count: hoursUntil(due, serverNow()) }),
          active &&
            t('note.until', { value: limitText(limitWord, { ...available, ...active }, format.roundMoney) }),
        ]
          .filter(Boolean)
          .join(' '),
        actions: [{ id: 'cancel', label: t('note.cancel') }],
      };
    }
    if (active?.limitBalance !== undefined && Number(active.limitBalance) === 0)
      return { kind: 'reached', text: t('note.reached') };
    return active?.id === 'site' ? { kind: 'locked', text: t('note.site') } : undefined;
  }

  async function act(action: string): Promise<void> {
    if (!pending) return;
    const name = action === 'confirm' || action === 'reject' ? action : 'cancel';
    try {
      if (name === 'cancel') await cancelLimit(pending.id);
      else await actOnLimits(name, [pending.id]);
      notify({ kind: 'success', title: limitWord(`responsible_gaming_${name}_limit_success`) });
    } catch (error) {
      const key = name === 'cancel' ? 'cancel' : 'confirm';
      notify({
        kind: 'error',
        title: limitWord(`responsible_gaming_${key}_limit_error`),
        text: errorMessage(error),
      });
    }
  }

  return { note: noteOf(), act: (action: string) => void act(action) };
}
