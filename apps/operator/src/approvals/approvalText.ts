import type { Approval } from '@touchline/contract/operators';
import { messageOf, t } from '../messages/messages.ts';
import { countText, moneyText } from '../shared/money.ts';
import { changedPart } from './settingChanges.ts';

/** Returns the name of an act. */
export const actOf = ({ act }: Approval): string => messageOf('approvals.act', act);

/** Returns the amount or the number of players of an act, or the part of a site that it changes. */
export function sizeOf(approval: Approval): string {
  const { amount, iso, players } = approval;
  const part = changedPart(approval);
  if (part) return t(`part.${part}`);
  if (amount !== null && iso !== null) return moneyText(amount, iso);
  const count = players ?? 0;
  return t('approvals.players', { count, shown: countText(count) });
}
