import { useQuery } from '@tanstack/react-query';
import type { OperatorRoom } from '@touchline/contract/operators';
import { Notice } from '@touchline/ui';
import { read } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { moneyText } from './money.ts';

/**
 * Reads how much money the operator may still move for a player without a second person.
 * @param playerId empty while there is no player
 */
export const useAloneRoom = (playerId: string) =>
  useQuery({ ...read('/ops/approvals/room/{playerId}', { path: { playerId } }), enabled: playerId !== '' });

interface AloneRoomProps {
  readonly room: OperatorRoom | undefined;
  /** Size of the act, decimal text without a sign; undefined while it is unknown. */
  readonly amount?: string | undefined;
  /** Currency of the act. */
  readonly iso: string;
  /** True if the bound of a single adjustment counts too. @default false */
  readonly isAdjustment?: boolean;
}

/** Returns whether an act will wait for another operator; false while that isn't known. The server decides. */
export function needsSecond({ room, amount, iso, isAdjustment = false }: AloneRoomProps): boolean {
  const own = room?.accounts.find((account) => account.iso === iso);
  if (!own || amount === undefined) return false;
  const size = Number(amount);
  return size > Number(own.left) || (isAdjustment && size > Number(own.mostAdjustment));
}

/** Notice of what the operator may still do alone for a player, and whether this act needs a second person. */
export function AloneRoom(props: AloneRoomProps) {
  const { room } = props;
  if (!room) return null;
  const left = { left: moneyText(room.left, room.iso), most: moneyText(room.most, room.iso) };
  return needsSecond(props) ? (
    <Notice tone="warning" announced>
      {t('alone.second', left)}
    </Notice>
  ) : (
    <Notice tone="info">{t('alone.left', left)}</Notice>
  );
}
