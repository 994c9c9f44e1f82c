import { isMessageKey, t } from '../messages/messages.ts';
import { to } from '../shared/route.ts';

/** Pages of the things that changes are about, by the kind of the subject. */
const pages: ReadonlyMap<string, (id: string) => string> = new Map(
  Object.entries<(id: string) => string>({
    player: (id) => to('players', id),
    coupon: (id) => to('bets', id),
    payment: (id) => to('payments', id),
    request: (id) => to('consultant', id),
    gameRound: (id) => to('rounds', id),
    match: (id) => to('matches', id),
    mail: (id) => to('outbox', id),
    text: (id) => to('texts', id),
    site: (id) => to('sites', id),
  }),
);

/** Splits a subject into its kind and its id: `player:17`. */
function partsOf(subject: string): readonly [kind: string, id: string] {
  const at = subject.indexOf(':');
  return at < 0 ? ['', subject] : [subject.slice(0, at), subject.slice(at + 1)];
}

/** Returns a subject in words: `player:17` is “player 17”. One of an unknown kind stays as it is. */
export function subjectText(subject: string): string {
  const [kind, id] = partsOf(subject);
  const key = `subject.${kind}`;
  return isMessageKey(key) ? t(key, { id }) : subject;
}

/** Returns the page of a subject; undefined if its kind has none. */
export function subjectAddress(subject: string): string | undefined {
  const [kind, id] = partsOf(subject);
  return pages.get(kind)?.(id);
}
