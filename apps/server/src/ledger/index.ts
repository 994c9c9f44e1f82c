export { createOperatorRates, type OperatorRatesDeps } from './exchange/operatorRates.service.ts';
export { quoteChanged } from './exchange/quotes.ts';
export { currentRate, freshRate, spreadOf, type Rates } from './exchange/rates.service.ts';
export { liftTransfers, markTransfers, transferMarks } from './exchange/transferMarks.ts';
export { createLedgerDomain, type LedgerDomain } from './ledgerDomain.ts';
export { accountData, type AccountData } from './wallet/accountData.ts';
export { amountIn, amountOrZeroIn } from './wallet/amountIn.ts';
export { currencyGivenUp, isGivenUp } from './wallet/givenUp.ts';
export { capture, hold, release } from './wallet/holds.ts';
export { answerOnce, requestHash, runOnce } from './wallet/idempotency.ts';
export {
  InsufficientFundsError,
  isBonusAccount,
  lockAccount,
  lockAccountOf,
  lockPlayer,
  lockedColumns,
  type AccountState,
  type LockedAccount,
} from './wallet/ledger.ts';
export { lockWithAccounts } from './wallet/lockedPlayer.ts';
export { lockOwnAccount, noAccount, ownAccount } from './wallet/ownAccount.ts';
export {
  OPENING_CREDIT,
  book,
  bookingParts,
  credit,
  debit,
  demoCredit,
  type Booking,
} from './wallet/payments.ts';
export { bookPostings, type Posting } from './wallet/postings.ts';
export { BASE_CURRENCY, exchanged, hasRate, inBase, rateBetween, type MoneyIn } from './wallet/rates.ts';
export { payReward } from './wallet/reward.ts';
export { signedText } from './wallet/signedText.ts';
export { stakeAtOnce } from './wallet/stakeAtOnce.ts';
export {
  accountsOf,
  openAccount,
  openSystemAccounts,
  type AskedDemoCredit,
  type Wallet,
} from './wallet/wallet.service.ts';
export type { DebitKind, LedgerKind, TaxKind } from './wallet/wallet.tables.ts';
