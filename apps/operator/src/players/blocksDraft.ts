import type { PlayerBlocks } from '@touchline/contract/operators';
import type { WriteOf } from '../api/calls.ts';
import { t } from '../messages/messages.ts';
import type { DraftSchema } from '../shared/useDraft.ts';
import { choiceOf, reasonOf } from '../sites/reasons.ts';

/** Fields of the call that sets blocks; absent ones stay as they are. */
export type BlocksChange = Omit<WriteOf<'post', '/ops/players/{playerId}/blocks'>['body'], 'reason'>;

/** Values of the form of blocks. */
interface BlocksDraft extends Pick<
  PlayerBlocks,
  'isVerificationRequired' | 'isFrozen' | 'isMarked' | 'isSelfBlocked'
> {
  readonly banLevel: string;
  /** True for the second list of ban levels. */
  readonly isSecondList: boolean;
  readonly blockReason: string;
}

const BAN_LEVEL = /^(?:\d{1,2}|100)$/;

/** Draft of a player's blocks. Its body has only what differs, so that a colleague's change of another block stays. */
export const blocksDraft = (stored: PlayerBlocks): DraftSchema<PlayerBlocks, BlocksDraft, BlocksChange> => ({
  read: (blocks) => ({
    banLevel: String(blocks.banLevel),
    isSecondList: blocks.banVersion === 1,
    blockReason: choiceOf(blocks.blockReason),
    isVerificationRequired: blocks.isVerificationRequired,
    isFrozen: blocks.isFrozen,
    isMarked: blocks.isMarked,
    isSelfBlocked: blocks.isSelfBlocked,
  }),
  parse: (draft) =>
    BAN_LEVEL.test(draft.banLevel)
      ? { body: changeOf(stored, draft) }
      : { problems: [{ field: 'banLevel', text: t('player.banLevelWrong') }] },
});

function changeOf(stored: PlayerBlocks, draft: BlocksDraft): BlocksChange {
  const { isVerificationRequired, isFrozen, isMarked, isSelfBlocked } = draft;
  const banLevel = Number(draft.banLevel);
  const banVersion = draft.isSecondList ? 1 : 0;
  const blockReason = reasonOf(draft.blockReason);
  return {
    ...(banLevel === stored.banLevel ? {} : { banLevel }),
    ...(banVersion === stored.banVersion ? {} : { banVersion }),
    ...(blockReason === stored.blockReason ? {} : { blockReason }),
    ...(isVerificationRequired === stored.isVerificationRequired ? {} : { isVerificationRequired }),
    ...(isFrozen === stored.isFrozen ? {} : { isFrozen }),
    ...(isMarked === stored.isMarked ? {} : { isMarked }),
    // Only the player closes the account; an operator can reopen it.
    ...(stored.isSelfBlocked && !isSelfBlocked ? { isSelfBlocked: false as const } : {}),
  };
}
