import type { Approval } from '@touchline/contract/operators';
import { session } from '../api/session.ts';
import { messageOf, t } from '../messages/messages.ts';
import { countText, moneyText } from '../shared/money.ts';
import { changedPart } from './settingChanges.ts';
import { changedPerson, staffChange } from './staffChanges.ts';

/** Returns the name of an act. */
export const actOf = ({ act }: Approval): string => messageOf('approvals.act', act);

/** Returns whether the signed-in operator, or a program of theirs, has asked for an act. */
export const isOwn = ({ askedBy }: Pick<Approval, 'askedBy'>): boolean =>
  askedBy.split('/')[0] === session.operator?.person;

/** Returns the amount or the number of players of an act, or the part of a site or the rights that it changes. */
export function sizeOf(approval: Approval): string {
  const { amount, iso, players } = approval;
  const part = changedPart(approval);
  if (part) return t(`part.${part}`);
  const change = staffChange(approval);
  if (change) return t(`approvals.staff.${change.kind}`, { name: changedPerson(approval) ?? '' });
  if (amount !== null && iso !== null) return moneyText(amount, iso);
  const count = players ?? 0;
  return t('approvals.players', { count, shown: countText(count) });
}
