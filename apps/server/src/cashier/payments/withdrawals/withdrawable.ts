import { toWire } from '@touchline/betting';
import { netOf } from '@touchline/cashier';
import type { WithdrawalGate } from '@touchline/contract';
import type { Db } from '../../../kernel/index.ts';
import type { Site } from '../../../site/index.ts';
import type { AccountState } from '../../../ledger/index.ts';
import { lacksIdentity } from '../../../protection/index.ts';
import { gateFacts, type GateFacts } from '../methodGates.ts';
import { countryOf, offeredMethods, type OfferedMethod } from '../methods.ts';
import type { Providers } from '../providers/providersFile.ts';
import { freeMoney } from './freeMoney.ts';
import { instrumentsOf, type InstrumentWithSums } from './instruments.store.ts';
import { playerStanding, type PlayerStanding } from './playerStanding.ts';

const DAY = 86_400_000;
/** Money of this time goes back to where it came from first, ms. */
const LOOP = 365 * DAY;

/** An instrument of a player. */
export interface PayableInstrument {
  readonly row: InstrumentWithSums;
  /** Paid in and not got back, minor units. */
  readonly net: bigint;
  /** Method by which money is sent to it; undefined if none can, or if it is closed. */
  readonly method: OfferedMethod | undefined;
}

/** An instrument that money can be sent to. */
export type Payable = PayableInstrument & { readonly method: OfferedMethod };

export const isPayable = (instrument: PayableInstrument): instrument is Payable =>
  instrument.method !== undefined;

/** Sorts instruments, the latest used first. */
export const byLastUse = <One extends PayableInstrument>(instruments: readonly One[]): readonly One[] =>
  instruments.toSorted((a, b) => b.row.used_at.getTime() - a.row.used_at.getTime());

/** Returns the instruments that are offered for a withdrawal, the latest used first. */
export function offeredInstruments({ instruments }: Pick<Withdrawable, 'instruments'>): readonly Payable[] {
  return byLastUse(instruments.filter(isPayable)).filter(({ row }) => row.removed_at === null);
}

/** State of a player's withdrawals now. Amounts in minor units of the account's currency. */
export interface Withdrawable {
  readonly free: bigint;
  /** Reasons that keep a part of the balance back, in the order in which they are checked. */
  readonly gates: readonly WithdrawalGate[];
  /** Without identification money only goes back to where it came from. */
  readonly onlyBack: boolean;
  readonly instruments: readonly PayableInstrument[];
  readonly methods: readonly OfferedMethod[];
  /** Data by which methods are open to the player. */
  readonly gateFacts: GateFacts;
  readonly standing: PlayerStanding;
}

export interface WithdrawableOf {
  readonly providers: Providers;
  readonly site: Site;
  readonly account: AccountState;
  /** The server's current time. */
  readonly now: Date;
}

/** Returns what a player can withdraw from an account now, what keeps the rest, and where it can go. */
export async function withdrawable(db: Db, of: WithdrawableOf): Promise<Withdrawable> {
  const { site, account, now } = of;
  const { iso, playerId } = account;
  const standing = await playerStanding(db, playerId);
  const money = await freeMoney(db, account, site);
  const country = await countryOf(db, playerId);
  const methods = offeredMethods(of.providers, site, { direction: 'withdrawal', iso, country }).filter(
    ({ entry }) => entry.state === 'on' && of.providers.of(entry.provider) !== undefined,
  );
  const rows = await instrumentsOf(db, { playerId, iso, since: new Date(now.getTime() - LOOP) });
  const instruments = rows.map((row) => ({
    row,
    net: netOf(row),
    method: row.closed_at === null ? payoutMethod(of.providers, methods, row) : undefined,
  }));
  const onlyBack = lacksIdentity(standing, site);
  const back = instruments.reduce((sum, { net, method }) => (method ? sum + net : sum), 0n);
  const free = onlyBack && back < money.free ? back : money.free;
  const shown = (amount: bigint) => toWire(amount, iso);
  const gates: WithdrawalGate[] = [
    ...(standing.isFrozen ? [{ code: 'FROZEN' as const, amount: shown(account.balance) }] : []),
    ...(onlyBack && free < money.free
      ? [{ code: 'VERIFICATION_REQUIRED' as const, amount: shown(money.free - free) }]
      : []),
    ...(money.owed > 0n ? [{ code: 'DEBT' as const, amount: shown(money.owed) }] : []),
    ...(money.unstaked > 0n
      ? [{ code: 'TURNOVER' as const, amount: shown(money.unstaked), toGo: shown(money.toStake) }]
      : []),
  ];
  return {
    free: standing.isFrozen ? 0n : free,
    gates,
    onlyBack,
    instruments,
    methods,
    gateFacts: await gateFacts(db, playerId, now),
    standing,
  };
}

/** A method of the family that an instrument was used with sends money to it. */
function payoutMethod(
  { methods }: Pick<Providers, 'methods'>,
  offered: readonly OfferedMethod[],
  { provider, methods: used, is_typed: isTyped }: InstrumentWithSums,
): OfferedMethod | undefined {
  const families = new Set(used.flatMap((id) => methods.find((entry) => entry.id === id)?.family ?? []));
  return offered.find(
    ({ entry }) =>
      entry.provider === provider &&
      families.has(entry.family) &&
      (isTyped ? entry.fields.length > 0 : entry.fields.length === 0 || entry.takesSource),
  );
}
