import type { Approval } from '@touchline/contract/operators';
import { messageOf, t } from '../messages/messages.ts';
import { countText, moneyText } from '../shared/money.ts';

/** Returns the name of an act. */
export const actOf = ({ act }: Approval): string => messageOf('approvals.act', act);

/** Returns the amount or the number of players of an act. */
export function sizeOf({ amount, iso, players }: Approval): string {
  if (amount !== null && iso !== null) return moneyText(amount, iso);
  const count = players ?? 0;
  return t('approvals.players', { count, shown: countText(count) });
}
