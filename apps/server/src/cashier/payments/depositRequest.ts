import { toWire } from '@touchline/betting';
import { amountFault, feeOf } from '@touchline/cashier';
import type { BodyOf, Calls } from '@touchline/contract';
import { type Db, ProblemError, wrongField, type ProblemField } from '../../kernel/index.ts';
import type { Site } from '../../site/index.ts';
import { amountIn, type AccountState } from '../../ledger/index.ts';
import { forbidsCredit } from './methodGates.ts';
import { countryOf, offeredMethods, payableCurrencies, type OfferedMethod } from './methods.ts';
import type { PaymentEvents } from './paymentEvents.ts';
import type { Providers } from './providers/providersFile.ts';
import { AMOUNT_FAULTS, typedFields } from './typedFields.ts';

export interface DepositsDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly providers: Providers;
  readonly events: PaymentEvents;
}

export const noMethod = () =>
  new ProblemError(
    404,
    'METHOD_UNAVAILABLE',
    'This way to pay isn’t available for this account: choose another one.',
  );

export interface AskedMethod {
  readonly site: Site;
  readonly account: AccountState;
  readonly body: Pick<BodyOf<Calls['createDeposit']>, 'methodId' | 'currency'>;
}

/** Returns the method of a request, with its bounds in the currency that is paid. Throws a ProblemError 404. */
export async function methodFor(
  db: Db,
  providers: Providers,
  { site, account, body: { methodId, currency } }: AskedMethod,
): Promise<OfferedMethod> {
  const iso = currency ?? account.iso;
  if (!payableCurrencies(site, account.iso).includes(iso)) throw noMethod();
  const country = await countryOf(db, account.playerId);
  const noCredit = await forbidsCredit(db, account.playerId, site);
  const offered = { direction: 'deposit', iso, country, forbidsCredit: noCredit } as const;
  const found = offeredMethods(providers, site, offered).find(({ entry }) => entry.id === methodId);
  if (!found || found.entry.state !== 'on' || !providers.of(found.entry.provider)) throw noMethod();
  return found;
}

/**
 * Checks the amount and the fields of a request, and returns them with the fee. Throws a ProblemError 400 that names
 * all wrong fields.
 * @param typed fields as they were typed; undefined if only the amount is checked
 */
export function judged(
  { entry, bounds }: OfferedMethod,
  amountText: string,
  typed: Readonly<Record<string, string>> | undefined,
) {
  const { iso } = bounds;
  const amount = amountIn(amountText, iso, '/amount');
  const wrong = amountFault(amount, bounds);
  const { values: fields, faults: wrongFields } = typedFields(typed ? entry.fields : [], typed ?? {});
  const faults: ProblemField[] = [...(wrong ? [{ path: '/amount', code: wrong }] : []), ...wrongFields];
  if (faults.length > 0) {
    const message = wrong
      ? `${amountText} ${iso} ${AMOUNT_FAULTS[wrong]}: choose from ${toWire(bounds.min, iso)} to ${toWire(bounds.max, iso)} in steps of ${toWire(bounds.step, iso)}.`
      : 'Some details are wrong: correct the fields that are named.';
    throw new ProblemError(400, wrong ?? 'INVALID_REQUEST', message, faults);
  }
  const fee = bounds.fee ? feeOf(amount, bounds.fee) : 0n;
  if (fee >= amount)
    throw wrongField(
      '/amount',
      'AMOUNT_TOO_SMALL',
      'The fee would take the whole amount: choose a higher one.',
    );
  return { amount, fee, fields };
}
