import { blockReasons, type BlockReason } from '@touchline/contract/operators';
import { messageOf } from '../messages/messages.ts';

/** Value of the option for an open site. */
export const NO_REASON = 'none';

/**
 * Returns the options of a reason select.
 * @param open label of the option without a reason
 */
export const reasonOptions = (open: string) => [
  { value: NO_REASON, label: open },
  ...blockReasons.map((reason) => ({ value: String(reason), label: messageOf('reason', reason) })),
];

/** Converts the value of an option to a reason; null for an open site. */
export const reasonOf = (choice: string): BlockReason | null =>
  blockReasons.find((reason) => String(reason) === choice) ?? null;

/** Converts a reason to the value of its option. */
export const choiceOf = (reason: number | null): string => (reason === null ? NO_REASON : String(reason));
