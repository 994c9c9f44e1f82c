import { useTranslation } from 'react-i18next';
import type { ActionState } from '../../../features/bets/actions/betActions.types.ts';
import { refusalMessage } from '../../../features/coupon/placement/refusalMessage.ts';
import { useFindText } from '../../../platform/i18n/useFindText.ts';

/**
 * Returns the message if the player's limits, a block or the balance refused an action; undefined for other reasons.
 */
export function useRefusalReason(action: ActionState | undefined): string | undefined {
  const { t } = useTranslation('betActions');
  const findText = useFindText();
  if (action?.step !== 'refused') return undefined;
  const why = refusalMessage(findText, action.error)?.title;
  return why && t('refusedWhy', { why });
}
