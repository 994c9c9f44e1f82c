import { toWire } from '@touchline/betting';
import { endGrant } from '../../rewards/bonuses/ending.ts';
import { grantBonus, type GrantResult } from '../../rewards/bonuses/granting.service.ts';
import { lockOpenGrants } from '../../rewards/bonuses/grants.store.ts';
import { insertOffer, lockOffer, setOfferState } from '../../rewards/bonuses/offers.store.ts';
import type { Db } from '../../kernel/db/database.ts';
import { unrecorded } from '../../kernel/db/recordChange.ts';
import { lockWithAccounts } from '../../ledger/wallet/lockedPlayer.ts';
import { createDepositActs, type DepositActs } from '../../cashier/payments/depositActs.service.ts';
import { createDeposit } from '../../cashier/payments/deposits.service.ts';
import { createPaymentEvents, type PaymentEvents } from '../../cashier/payments/paymentEvents.ts';
import { createAccountNumbers } from '../../accounts/accountNumbers/accountNumbers.ts';
import type { PrivateProvider } from '../../cashier/payments/providers/privateProviders.ts';
import { createSecretBox } from '../../delivery/secretBox/secretBox.ts';
import type { MethodEntry, Providers } from '../../cashier/payments/providers/providersFile.ts';
import { plannedWithdrawal } from '../../cashier/payments/withdrawals/plan.ts';
import { createWithdrawal } from '../../cashier/payments/withdrawals/withdrawals.service.ts';
import type { Site } from '../../site/sites/site.ts';
import { accountsOf } from '../../ledger/wallet/wallet.store.ts';
import { PLAIN_OFFER } from '../bonusBench.ts';
import type { TestPlayer } from '../players.ts';
import { LEAST_WITHDRAWAL, type DepositWord, type ModelDeposit, type WithdrawalWord } from './cashier.ts';

/** Most of what no rule of the model bounds, minor units. */
const MUCH = 1_000_000_000n;
const CARD = { instrument: 'card-1', requisite: '•••• 1111' } as const;

const unused = () => Promise.reject(new Error('The model needs no such call.'));

/** A provider that takes every request and says nothing by itself: the steps of a sequence speak for it. */
const provider: PrivateProvider = {
  isDown: () => false,
  createDeposit: ({ merchantRef }) =>
    Promise.resolve({ providerRef: `at-${merchantRef}`, state: 'redirected' }),
  lookUp: unused,
  cancel: unused,
  refund: () => Promise.resolve(),
  report: unused,
  createPayout: unused,
  lookUpPayout: unused,
  readCallback() {
    throw new Error('The model has no call-backs.');
  },
};

function methodOf(id: string, direction: MethodEntry['direction'], percent: string | undefined): MethodEntry {
  const fee = percent === undefined ? undefined : { percent, fixed: 0n, least: undefined, most: undefined };
  const min = direction === 'deposit' ? 500n : LEAST_WITHDRAWAL;
  return {
    id,
    family: 'card',
    direction,
    provider: 'model',
    sites: ['house'],
    group: 'cards',
    name: { en: id },
    icon: 'card',
    flow: direction === 'deposit' ? 'hosted' : 'direct',
    time: 'instant',
    amountMode: 'fixed',
    expires: 1800,
    currencies: [{ iso: 'EUR', min, max: MUCH, step: 1n, quick: [], fee }],
    countries: undefined,
    fields: [],
    takesSource: false,
    paysAgain: false,
    perDay: 1_000,
    state: 'on',
    weight: 0,
    isRecommended: false,
  };
}

const providers: Providers = {
  methods: [
    methodOf('plain', 'deposit', undefined),
    methodOf('with-fee', 'deposit', '1.5'),
    methodOf('payout', 'withdrawal', '1'),
  ],
  numbers: createAccountNumbers(createSecretBox(Buffer.alloc(32, 1)), Buffer.alloc(32, 2)),
  of: () => provider,
};

interface RealCashierDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly site: Site;
  readonly log: { error(context: unknown): void; warn(context: unknown): void };
}

/** Payments and bonuses of the real services for one player. */
export class RealCashier {
  private readonly deps: RealCashierDeps;
  private readonly site: Site;
  private readonly player: TestPlayer;
  private readonly events: PaymentEvents;
  private readonly acts: DepositActs;
  private offerId: bigint | undefined;
  private grants = 0;

  constructor(deps: RealCashierDeps, player: TestPlayer) {
    const { site } = deps;
    // The rules that the model leaves out: identity, codes for large sums, and stakes before a withdrawal.
    const withdrawals = { ...site.withdrawals, identityAbove: MUCH, codeAbove: MUCH, depositTurnover: 0 };
    this.deps = deps;
    this.site = { ...site, withdrawals };
    this.player = player;
    const parts = { ...deps, providers, notify: () => undefined };
    const mail = { queue: () => Promise.resolve() };
    const alerts = { contradiction: () => Promise.resolve() };
    this.events = createPaymentEvents({ ...parts, sites: { all: [this.site] }, mail, alerts });
    this.acts = createDepositActs({ ...parts, events: this.events });
  }

  /** Begins a deposit and returns its id. */
  begin(key: string, methodId: string, amount: bigint): Promise<string> {
    const { playerId, accountId } = this.player;
    return createDeposit(
      { ...this.deps, providers, events: this.events },
      {
        site: this.site,
        playerId,
        key,
        body: { methodId, accountId: String(accountId), amount: toWire(amount, 'EUR') },
        origin: 'http://localhost',
        requireOpen: () => undefined,
      },
    );
  }

  /** Says something about a deposit. An operator opens at once what that closes, as the model leaves closures out. */
  async say({ id, amount }: Pick<ModelDeposit, 'id' | 'amount'>, word: DepositWord): Promise<boolean> {
    const source = word === 'claimed' || word === 'voided' ? ('operator:ann' as const) : 'provider';
    const at = this.deps.now();
    const isForeign = word === 'paid-foreign';
    const paid = { event: 'paid', source, at, amount, iso: isForeign ? 'HUF' : 'EUR', ...CARD } as const;
    const news = word === 'paid' || isForeign ? paid : ({ event: word, source, at } as const);
    const isMoved = await this.events.apply(id, news);
    await this.openEverything(at);
    return isMoved;
  }

  /** Opens the player's cards, and ends pauses of methods. */
  private async openEverything(at: Date): Promise<void> {
    const { db } = this.deps;
    const { playerId } = this.player;
    await db
      .updateTable('instruments')
      .set({ closed_at: null, closed_for: null })
      .where('player_id', '=', playerId)
      .execute();
    await db
      .updateTable('method_pauses')
      .set({ lifted_at: at, lifted_by: 'ann' })
      .where('player_id', '=', playerId)
      .where('lifted_at', 'is', null)
      .execute();
  }

  refund(id: string, amount: bigint): Promise<void> {
    return this.acts.refund(id, toWire(amount, 'EUR'), { operator: 'ann', record: unrecorded });
  }

  /** Requests a withdrawal to the card as the app does, and returns its id. */
  async withdraw(key: string, amount: bigint, givesUpBonus: string | undefined): Promise<string> {
    const { db, now } = this.deps;
    const { playerId } = this.player;
    const account = await this.account(0);
    if (!account) throw new Error('The account is gone.');
    const card = await db
      .selectFrom('instruments')
      .select('id')
      .where('player_id', '=', playerId)
      .executeTakeFirst();
    const wanted = { instrumentId: String(card?.id ?? 0n), amount: toWire(amount, 'EUR') };
    const plan = await plannedWithdrawal(db, { providers, site: this.site, account, now: now() }, wanted);
    const consent = givesUpBonus === undefined ? {} : { givesUpBonus };
    return createWithdrawal(
      {
        db,
        now,
        providers,
        stepUp: { send: unused, prove: unused, redeem: unused },
        notify: () => undefined,
      },
      {
        site: this.site,
        playerId,
        key,
        body: { ...wanted, accountId: String(account.id), quote: plan.quote, ...consent },
      },
    );
  }

  /** Says something about a withdrawal: about its payment once it is approved. */
  async sayWithdrawal(id: string, event: WithdrawalWord): Promise<boolean> {
    const isOfRequest = ['passed', 'doubted', 'approved', 'refused'].includes(event);
    const leg = isOfRequest ? undefined : await this.legOf(id);
    const news = { event, source: 'provider', at: this.deps.now() } as const;
    return this.events.applyToWithdrawal(leg ?? id, news);
  }

  private async legOf(id: string): Promise<string> {
    const leg = await this.deps.db
      .selectFrom('payments')
      .select('id')
      .where('request_id', '=', id)
      .executeTakeFirstOrThrow();
    return leg.id;
  }

  /** Gives the player a bonus at once. */
  async grant(amount: bigint): Promise<GrantResult> {
    const { db, now } = this.deps;
    const { playerId } = this.player;
    this.grants += 1;
    const sourceRef = `model-${playerId}-${this.grants}`;
    return db.transaction().execute(async (trx) => {
      await lockWithAccounts(trx, playerId);
      if (this.offerId === undefined) {
        const texts = { en: { title: 'Bonus', text: 'For bets.' } };
        const version = { terms: { ...PLAIN_OFFER, perPlayer: 1_000 }, texts, at: now(), by: 'ann' };
        this.offerId = await insertOffer(trx, this.site.id, version);
        await setOfferState(trx, this.offerId, 'published');
      }
      const offer = await lockOffer(trx, this.offerId);
      if (!offer) throw new Error('The offer is gone.');
      return grantBonus(trx, {
        playerId,
        offer,
        iso: 'EUR',
        source: 'operator',
        sourceRef,
        at: now(),
        amount,
      });
    });
  }

  /** Ends the active bonus. */
  async endBonus(isMet: boolean): Promise<void> {
    const { db, now } = this.deps;
    const { playerId } = this.player;
    await db.transaction().execute(async (trx) => {
      await lockWithAccounts(trx, playerId);
      const [grant] = await lockOpenGrants(trx, playerId);
      if (grant) await endGrant(trx, grant, isMet ? 'met' : 'refused', now());
    });
  }

  /** Balance of the bonus account; undefined while there is none. */
  async bonus(): Promise<bigint | undefined> {
    return (await this.account(4))?.balance;
  }

  private async account(type: 0 | 4) {
    const accounts = await accountsOf(this.deps.db, this.player.playerId);
    return accounts.find((one) => one.type === type);
  }

  /** Returns states, refunds and debts of all payments that the model has. */
  async rows() {
    const { db } = this.deps;
    const payments = await db
      .selectFrom('payments')
      .select(['id', 'direction', 'state', 'refunded'])
      .where('player_id', '=', this.player.playerId)
      .where('request_id', 'is', null)
      .orderBy('seq')
      .execute();
    const debts = await db
      .selectFrom('debts')
      .select(['payment_id', 'open_amount'])
      .where('account_id', '=', this.player.accountId)
      .where('payment_id', 'is not', null)
      .execute();
    return payments.map(({ id, direction, state, refunded }) => ({
      id,
      state: direction === 'deposit' && ['created', 'redirected', 'pending'].includes(state) ? 'open' : state,
      refunded,
      debt: debts.reduce((sum, one) => (one.payment_id === id ? sum + one.open_amount : sum), 0n),
    }));
  }
}
