import type { VerificationCheck, VerificationStep } from '@touchline/contract';
import type { VerificationCardProps, VerificationState } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../features/settings/useFormat.ts';
import { serverNow } from '../../platform/clock/clock.ts';

type CheckState = NonNullable<VerificationCheck['state']>;
type ShownState = CheckState | 'none';

const looks = {
  none: 'unverified',
  asked: 'requested',
  started: 'unverified',
  pending: 'inReview',
  documents: 'requested',
  approved: 'verified',
  refused: 'rejected',
  expired: 'unverified',
  lapsed: 'requested',
} as const satisfies Record<ShownState, VerificationState>;

/** States in which the card shows what the verifier asks for. */
const begins: readonly ShownState[] = ['none', 'asked', 'started', 'expired', 'lapsed'];

const DAY = 86_400;

export type CheckCardTexts = Pick<
  VerificationCardProps,
  'state' | 'stateLabel' | 'title' | 'detail' | 'reasons' | 'steps'
> & {
  /** Label of the action that leads on; undefined without one. */
  readonly action: string | undefined;
};

/** Texts of checks in the player's language. */
export function useCheckTexts() {
  const { t } = useTranslation(['verification', 'identification']);
  const format = useFormat();
  const daysUntil = (seconds: number) => Math.max(0, Math.ceil((seconds - serverNow() / 1000) / DAY));

  function detailOf(check: VerificationCheck, state: ShownState): string {
    const lasts = check.lapsesAt;
    if (state === 'approved' && lasts !== undefined)
      return t('verification:detail.approvedUntil', { count: daysUntil(lasts), date: format.date(lasts) });
    const ends = check.expiresAt;
    if ((state === 'started' || state === 'documents') && ends !== undefined)
      return `${t(`verification:detail.${state}`)} ${t('verification:left', { count: daysUntil(ends) })}`;
    return t(`verification:detail.${state}`);
  }

  function reasonsOf({ reason, document, note }: VerificationCheck): VerificationCardProps['reasons'] {
    const items = [
      ...(reason === undefined ? [] : [t(`verification:reason.${reason}`)]),
      ...(document === undefined ? [] : [t(`verification:document.${document}`)]),
      ...(note === undefined ? [] : [note]),
    ];
    if (items.length === 0) return undefined;
    const title = document === undefined ? (reason === undefined ? 'note' : 'refused') : 'requested';
    return { title: t(`verification:reasons.${title}`), items };
  }

  function actionOf(check: VerificationCheck, state: ShownState): string | undefined {
    if (!check.canBegin) return undefined;
    if (state === 'none' || state === 'asked') return t('verification:action.start');
    if (state === 'started') return t('verification:action.continue');
    return t(state === 'documents' ? 'verification:action.document' : 'verification:action.again');
  }

  return {
    card(check: VerificationCheck): CheckCardTexts {
      const state: ShownState = check.state ?? 'none';
      return {
        state: looks[state],
        stateLabel: t(`verification:state.${state}`),
        title: t(`verification:type.${check.type}`),
        detail: detailOf(check, state),
        reasons: reasonsOf(check),
        steps: begins.includes(state)
          ? {
              label: t('verification:steps'),
              stateLabels: {
                done: t('identification:step.done'),
                current: t('identification:step.current'),
                next: t('identification:step.next'),
                blocked: t('identification:step.blocked'),
              },
              steps: [
                ...check.steps.map((step) => ({
                  id: step,
                  label: t(`verification:step.${step}`),
                  detail: t(`verification:stepDetail.${step}`),
                  state: 'next' as const,
                })),
                {
                  id: 'review',
                  label: t('verification:step.review'),
                  detail: t('verification:stepDetail.review'),
                  state: 'next' as const,
                },
              ],
            }
          : undefined,
        action: actionOf(check, state),
      };
    },
    /** Title of a step in the history. */
    step: ({ type, state }: VerificationStep): string =>
      t('verification:history.title', {
        type: t(`verification:type.${type}`),
        event: t(`verification:history.event.${state}`),
      }),
    /** Reason or document of a step; undefined without either. */
    stepDetail({ reason, document }: VerificationStep): string | undefined {
      if (reason !== undefined) return t(`verification:reason.${reason}`);
      return document === undefined ? undefined : t(`verification:document.${document}`);
    },
  };
}
