import { toWire } from '@touchline/betting';
import type { AutomaticWithdrawal } from '@touchline/contract';
import type { Logger } from 'pino';
import { findPlayer } from '../../../accounts/index.ts';
import { giveUpForWithdrawal } from '../../../rewards/index.ts';
import {
  type Db,
  type Trx,
  ProblemError,
  wrongField,
  seconds,
  createTroubleLog,
} from '../../../kernel/index.ts';
import { lockWithAccounts, amountIn, lockAccount, type LockedAccount } from '../../../ledger/index.ts';
import { playerData, rulesOf } from '../../../protection/index.ts';
import { htmlMail, plainMail, type Mail, messagesFor, writeMessage } from '../../../delivery/index.ts';
import { siteById, type Site, type Sites } from '../../../site/index.ts';
import { chosenAccount } from '../chosenAccount.ts';
import type { Providers } from '../providers/providersFile.ts';
import * as store from './automatic.store.ts';
import type { DuePayout, PayoutDecision } from './automatic.store.ts';
import { plannedWithdrawal } from './plan.ts';
import { shownInstrument } from './shownInstrument.ts';
import { offeredInstruments, withdrawable } from './withdrawable.ts';
import { storeWithdrawal } from './withdrawals.service.ts';

const ROUND = 50;
const BONUS = 4;

export interface AutomaticDeps {
  readonly db: Db;
  readonly log: Pick<Logger, 'error'>;
  readonly now: () => Date;
  readonly sites: Pick<Sites, 'all'>;
  readonly providers: Providers;
  readonly mail: Pick<Mail, 'queue'>;
  /** Tells all tabs and devices of a player that a payment has changed. */
  readonly notify: (playerId: bigint, paymentId: string) => void;
}

/** A player's own figure for an account. */
export interface WantedFigure {
  readonly accountId: string;
  /** Decimal text; null turns automatic withdrawals off. */
  readonly above: string | null;
}

/** Withdrawals that the platform requests itself: of payouts above a figure that the player has chosen. */
export interface AutomaticWithdrawals {
  /** Returns the figure of an account, the active one unless given, and the last payout above it. */
  state(site: Site, playerId: bigint, accountId: string | undefined): Promise<AutomaticWithdrawal>;
  /** Throws a ProblemError: 400, 403 NOT_OFFERED, 404. */
  change(site: Site, playerId: bigint, wanted: WantedFigure): Promise<AutomaticWithdrawal>;
  /** Requests the withdrawals of payouts that were settled since the last round. */
  doDue(): Promise<void>;
}

export function createAutomaticWithdrawals(deps: AutomaticDeps): AutomaticWithdrawals {
  const { db, log, now, sites, providers, notify } = deps;
  const trouble = createTroubleLog(log);

  async function state(site: Site, playerId: bigint, accountId: string | undefined) {
    const account = await chosenAccount(db, playerId, accountId);
    const { iso } = account;
    const [above, last, withdrawals, isOffered] = [
      await store.figureOf(db, account.id),
      await store.lastDecided(db, account.id),
      await withdrawable(db, { providers, site, account, now: now() }),
      await isOfferedTo(db, site, playerId),
    ];
    const [to] = offeredInstruments(withdrawals);
    return {
      accountId: String(account.id),
      iso,
      isOffered,
      ...(above === undefined ? {} : { above: toWire(above, iso) }),
      ...(to && { to: shownInstrument(to) }),
      ...(last?.decided_at && {
        last: {
          at: seconds(last.decided_at),
          amount: toWire(last.amount, iso),
          ...(last.payment_id === null ? {} : { paymentId: last.payment_id }),
          ...(last.reason === null ? {} : { reason: last.reason }),
        },
      }),
    };
  }

  /** Requests the withdrawal of a payout, or decides that it stays on the balance, once. */
  async function withdraw(payout: DuePayout): Promise<void> {
    const { couponId, accountId, playerId } = payout;
    const decision = await db.transaction().execute(async (trx) => {
      await lockWithAccounts(trx, playerId);
      if (!(await store.lockDuePayout(trx, couponId))) return undefined;
      const account = await lockAccount(trx, accountId);
      const { siteId } = await playerData(trx, playerId);
      const site = siteById(sites, siteId);
      const decided =
        site && account ? await requested(deps, trx, { site, account, payout }) : { reason: 'OFF' };
      await store.decidePayout(trx, couponId, decided, now());
      if (site && account && 'reason' in decided && decided.reason !== 'OFF') {
        await tell(deps, trx, { site, account, payout });
      }
      return decided;
    });
    if (decision && 'paymentId' in decision) notify(playerId, decision.paymentId);
  }

  return {
    state,
    async change(site, playerId, { accountId, above }) {
      const account = await chosenAccount(db, playerId, accountId);
      if (account.type === BONUS) {
        throw wrongField('/accountId', 'bonus', 'Bonus money can’t be withdrawn: choose another account.');
      }
      if (above !== null && !(await isOfferedTo(db, site, playerId))) {
        throw new ProblemError(
          403,
          'NOT_OFFERED',
          'Automatic withdrawals aren’t offered to you: request a withdrawal yourself.',
        );
      }
      const figure = above === null ? undefined : amountIn(above, account.iso, '/above');
      await store.storeFigure(db, { accountId: account.id, playerId, above: figure, at: now() });
      return state(site, playerId, accountId);
    },
    async doDue() {
      for (const payout of await store.duePayouts(db, ROUND)) {
        try {
          await withdraw(payout);
        } catch (error) {
          trouble(error, 'A payout could not be withdrawn by itself; it is tried again.');
        }
      }
    },
  };
}

/** Returns whether the site, or the law of the player's country, offers automatic withdrawals. */
async function isOfferedTo(db: Db, { safety, withdrawals }: Site, playerId: bigint): Promise<boolean> {
  if (withdrawals.offersAutomatic) return true;
  const { country } = await playerData(db, playerId);
  return rulesOf(safety, country ?? undefined).hasAutomaticWithdrawal;
}

interface LargePayout {
  readonly site: Site;
  readonly account: LockedAccount;
  readonly payout: DuePayout;
}

/**
 * Requests the withdrawal of a payout to the instrument that was used last, as far as it is still on the balance. The
 * player confirms nothing: it stays there if a code is due for an instrument or a password, or if it would end a bonus.
 */
async function requested(
  { providers, now: clock }: AutomaticDeps,
  trx: Trx,
  { site, account, payout }: LargePayout,
): Promise<PayoutDecision> {
  const now = clock();
  const { playerId } = payout;
  if ((await store.figureOf(trx, account.id)) === undefined || !(await isOfferedTo(trx, site, playerId)))
    return { reason: 'OFF' };
  const of = { providers, site, account, now };
  const state = await withdrawable(trx, of);
  const { free, gates } = state;
  const [last] = offeredInstruments(state);
  if (!last) return { reason: 'NO_INSTRUMENT' };
  if (free === 0n) return { reason: gates[0]?.code ?? 'INSUFFICIENT_FUNDS' };
  const amount = payout.amount < free ? payout.amount : free;
  try {
    const wanted = { amount: toWire(amount, account.iso), instrumentId: String(last.row.id) };
    const plan = await plannedWithdrawal(trx, of, wanted);
    if (plan.codeReasons.some((reason) => reason !== 'amount')) return { reason: 'CODE_NEEDED' };
    const consent = { playerId, iso: account.iso, agreed: undefined, at: now };
    if (!(await giveUpForWithdrawal(trx, consent))) return { reason: 'BONUS_CONSENT' };
    const wish = { site, account, plan, now, source: 'clock' } as const;
    return { paymentId: await storeWithdrawal(trx, wish) };
  } catch (error) {
    // Only a plan refuses so, before anything is written.
    if (error instanceof ProblemError) return { reason: error.code };
    throw error;
  }
}

/** Tells a player by a message, and by e-mail if there is an address, that a payout stays on the balance. */
async function tell(
  { mail, now }: AutomaticDeps,
  trx: Trx,
  { site, account, payout }: LargePayout,
): Promise<void> {
  const { playerId, couponId } = payout;
  const sum = { amount: toWire(payout.amount, account.iso), iso: account.iso };
  await writeMessage(trx, {
    playerId,
    cause: `payout-kept:${couponId}`,
    subject: { kind: 'payout-kept', couponId: String(couponId), ...sum },
    at: now(),
  });
  const { email, language } = await findPlayer(trx, playerId);
  const messages = email === null ? undefined : await messagesFor(site, language);
  if (email === null || !messages) return;
  const values = { amount: `${sum.amount} ${sum.iso}`, company: site.config.companyName };
  const text = (key: string): string => messages.text(`mail.payoutKept.${key}`, values);
  const subject = text('subject');
  const document = {
    tag: messages.tag,
    direction: messages.direction,
    title: subject,
    intro: [text('intro'), text('next')],
    blocks: [],
    outro: text('outro'),
  };
  const written = { subject, text: plainMail(document), html: htmlMail(document) };
  await mail.queue(trx, { playerId, recipient: email, language, ...written });
}
