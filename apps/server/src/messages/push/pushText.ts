import type { MessageSubject } from '@touchline/contract';
import type { Messages } from '../../delivery/index.ts';

/** Texts of a notification. */
export interface PushText {
  readonly title: string;
  readonly body?: string;
}

/**
 * Returns the texts of a notification. The title has no amounts and the text of a message stays out: both may be read on
 * a locked screen.
 * @param showsAmounts whether the player allows amounts
 */
export function pushText(subject: MessageSubject, messages: Messages, showsAmounts: boolean): PushText {
  if (subject.kind === 'operator') return { title: subject.title };
  if (subject.kind === 'limit-set') return { title: messages.text('inbox.limitSet.title') };
  const title = messages.text(`inbox.kinds.${subject.kind}.title`);
  const amount = showsAmounts ? amountIn(subject) : undefined;
  return amount === undefined ? { title } : { title, body: amount };
}

/** Returns the amount of a message; undefined if it has none. */
function amountIn(subject: MessageSubject): string | undefined {
  if (subject.kind === 'bet-won') return `${subject.payout} ${subject.iso}`;
  return 'amount' in subject ? `${subject.amount} ${subject.iso}` : undefined;
}
