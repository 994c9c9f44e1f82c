import type { FindText } from '../../../platform/i18n/useFindText.ts';

export type RefusalMessage = Readonly<Record<'title' | 'text', string>>;

export interface Refused {
  readonly code: string;
  /**
   * True if the refusal is about a selection, not the whole coupon.
   * @default false
   */
  readonly isOfLeg?: boolean;
  /** The limit, formatted. */
  readonly limit?: string | undefined;
}

/**
 * Returns the error message of a refusal, with what to do; undefined for a code without a message, and until the
 * bundle `couponMore` is loaded. A selection no longer offered has a message other than that of an account that may
 * not bet.
 */
export function refusalMessage(
  findText: FindText,
  { code, isOfLeg = false, limit = '' }: Refused,
): RefusalMessage | undefined {
  const key = isOfLeg && code === 'BETTING_CLOSED' ? 'LEG_CLOSED' : code;
  const title = findText('couponMore', `refusal.${key}.title`);
  const text = findText('couponMore', `refusal.${key}.text`, { limit });
  return title === undefined || text === undefined ? undefined : { title, text };
}
