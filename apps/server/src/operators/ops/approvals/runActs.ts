import { parseId, type Db } from '../../../kernel/index.ts';
import { noSuchPlayer } from '../../../accounts/index.ts';
import type { Payments } from '../../../cashier/index.ts';
import type { BetActions, Feed } from '../../../betting/index.ts';
import { type BonusAdmin, goodwill, type LoyaltyDeps } from '../../../rewards/index.ts';
import { giveFreeRounds, correctRound } from '../../../casino/index.ts';
import type { OperatorMessages } from '../../../messages/index.ts';
import type { RunActs } from '../../operatorMoney/approvals.service.ts';
import type { LiveSites } from '../../../site/index.ts';
import type { Adjustments } from '../money/adjustments.service.ts';
import { createSettings } from '../sites/settings.service.ts';
import { siteIn } from '../sites/siteIn.ts';
import type { StaffAdmin } from '../staff/staffAdmin.service.ts';

export interface RunActsDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly sites: LiveSites;
  readonly feed: Pick<Feed, 'notify'>;
  readonly notifyReward: LoyaltyDeps['notify'];
  readonly adjustments: Pick<Adjustments, 'adjust'>;
  readonly betActions: Pick<BetActions, 'operator'>;
  readonly bonuses: Pick<BonusAdmin, 'give'>;
  readonly operatorMessages: Pick<OperatorMessages, 'send'>;
  readonly payments: Pick<Payments, 'methods'>;
  readonly staffAdmin: Pick<StaffAdmin, 'change'>;
}

/** Creates the acts of operators that one does alone within bounds, and another one agrees to beyond them. */
export function createRunActs(deps: RunActsDeps): RunActs {
  const {
    db,
    now,
    sites,
    feed,
    notifyReward,
    adjustments,
    betActions,
    bonuses,
    operatorMessages,
    staffAdmin,
  } = deps;
  const settings = createSettings(deps);
  return {
    adjustment: (asked, context) => adjustments.adjust(asked, context),
    async goodwill({ playerId: id, key, points, amount }, { claims, recordOf }) {
      const playerId = playerOf(id);
      const record = recordOf({ action: 'player.goodwill', subject: `player:${playerId}` });
      const given = await goodwill(deps, { playerId, key, points, amount }, { record, claims });
      notifyReward(playerId, { isMoneyMoved: given.amount !== undefined });
      return given;
    },
    async 'round-correction'({ roundId, won, wonBefore }, { claims, recordOf }) {
      const record = recordOf({ action: 'game.round-correct', subject: `gameRound:${roundId}` });
      const wanted = { roundId: BigInt(roundId), won: BigInt(won), wonBefore: BigInt(wonBefore), at: now() };
      const { playerId, correction } = await correctRound(db, wanted, { record, claims });
      feed.notify(String(playerId), { about: 'accounts' });
      return correction;
    },
    async 'debt-write-off'({ debtId }, { claims, recordOf }) {
      const record = recordOf({ action: 'debt.write-off', subject: `debt:${debtId}` });
      await betActions.operator.writeOffDebt(debtId, { record, claims });
      return { debtId };
    },
    async bonus({ playerId: id, ...asked }, { claims, recordOf }) {
      const playerId = playerOf(id);
      const record = recordOf({ action: 'bonus.give', subject: `player:${playerId}` });
      return { grantId: await bonuses.give(playerId, asked, { record, claims }) };
    },
    'free-rounds'({ siteId, draft, key, reason }, { askedBy, claims, recordOf }) {
      const order = { site: siteIn(sites, siteId), draft, key, reason, by: askedBy };
      const recordFor = (playerId: bigint) =>
        recordOf({ action: 'freeRounds.give', subject: `player:${playerId}` });
      return giveFreeRounds(deps, order, { recordFor, claims });
    },
    async 'site-setting'(change, context) {
      await settings.change(change, context);
      return { siteId: change.siteId };
    },
    'staff-access': (change, context) => staffAdmin.change(change, context),
    async message(message, { askedBy, claims, recordOf }) {
      const { playerId, siteId } = message;
      const subject = playerId === undefined ? `site:${siteId}` : `player:${playerId}`;
      const record = recordOf({ action: 'messages.send', subject });
      return { messageId: await operatorMessages.send(message, askedBy, { record, claims }) };
    },
  };
}

/** Reads the id of a player. Throws a ProblemError 404. */
function playerOf(id: string): bigint {
  const playerId = parseId(id);
  if (playerId === undefined) throw noSuchPlayer();
  return playerId;
}
