import type { ExchangeQuote } from '@touchline/contract';
import { randomId } from '@touchline/contract/randomId';
import { useRef, useState } from 'react';
import { renewQuotes } from '../../features/account/exchange.api.ts';
import { ApiError } from '../../platform/api/apiError.ts';
import { useErrorMessage } from '../../platform/api/useErrorMessage.ts';

/** Keys of the error messages of exchanges and transfers, in `wallets`. */
export const conversionErrors = {
  RATE_STALE: 'exchange.errors.stale',
  QUOTE_CHANGED: 'exchange.errors.changed',
  INSUFFICIENT_FUNDS: 'exchange.errors.funds',
  TOO_MANY: 'exchange.errors.tooMany',
  AMOUNT_TOO_SMALL: 'exchange.errors.tooSmall',
  BELOW_MIN: 'exchange.errors.belowMin',
  ACCOUNT_IN_USE: 'convert.errors.inUse',
  NO_TRANSFER: 'convert.errors.gone',
  SELF_EXCLUDED: 'exchange.errors.blocked',
  ACCOUNT_CLOSED: 'exchange.errors.blocked',
} as const;

export interface Conversion {
  readonly failure: string | undefined;
  readonly isBusy: boolean;
  /** Removes the error, for example after another amount was typed. */
  clear(): void;
  /** Books a quote. Returns false if it failed; a quote that has ended is renewed, and the player confirms again. */
  book(quote: ExchangeQuote, send: (quoteId: string, key: string) => Promise<void>): Promise<boolean>;
}

/** Booking of a quote, with one idempotency key for each quote: pressing again after a lost answer books it once. */
export function useConversion(): Conversion {
  const errorMessage = useErrorMessage('wallets', conversionErrors);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const intent = useRef<{ readonly quoteId: string; readonly key: string }>(undefined);
  return {
    failure,
    isBusy,
    clear: () => setFailure(undefined),
    async book({ id: quoteId }, send) {
      if (intent.current?.quoteId !== quoteId) intent.current = { quoteId, key: randomId() };
      setBusy(true);
      setFailure(undefined);
      try {
        await send(quoteId, intent.current.key);
        return true;
      } catch (error) {
        setFailure(errorMessage(error));
        if (error instanceof ApiError && error.status === 409) await renewQuotes();
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
