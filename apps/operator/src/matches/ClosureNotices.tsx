import type { Closure, MatchDetail } from '@touchline/contract/operators';
import { Button, Notice } from '@touchline/ui';
import { useState } from 'react';
import { matchText } from '../bets/betText.ts';
import { t } from '../messages/messages.ts';
import { shownTime } from '../shared/times.ts';
import { ClosureDialog } from './ClosureDialog.tsx';
import { closuresOn, type Closures, type ClosureSubject } from './closures.ts';
import { sportText } from './sports.ts';

interface ClosureNoticesProps {
  /** The shown match or market. */
  readonly subject: ClosureSubject;
  readonly match: MatchDetail;
  readonly closures: Closures;
  /** Called with the message of success after the match or its sport was opened. */
  readonly onDone: (text: string) => void;
}

/**
 * Notices of what closes betting on a match or a market: by whom, since when, and why. A market's match and a match's
 * sport can be opened here, as they have no button on the page.
 */
export function ClosureNotices({ subject, match, closures, onDone }: ClosureNoticesProps) {
  const [opening, setOpening] = useState<Closure>();
  const above: readonly ClosureSubject[] = [
    ...(subject.scope === 'market' ? [{ scope: 'match', subject: String(match.id) } as const] : []),
    { scope: 'sport', subject: String(match.sportId) },
  ];
  const notice = (closure: Closure, action?: { readonly label: string }) => (
    <Notice
      key={closure.id}
      tone="warning"
      action={
        action ? (
          <Button size="sm" onClick={() => setOpening(closure)}>
            {action.label}
          </Button>
        ) : undefined
      }
    >
      {textOf(closure)}
    </Notice>
  );
  return (
    <>
      {closuresOn(closures, subject).map((closure) => notice(closure))}
      {above.flatMap((one) =>
        closuresOn(closures, one).map((closure) =>
          notice(closure, { label: t('closure.openIt', { name: nameOf(closure, match) }) }),
        ),
      )}
      {opening ? (
        <ClosureDialog
          act="open"
          subject={{ scope: opening.scope, subject: opening.subject }}
          name={nameOf(opening, match)}
          onDone={onDone}
          onClose={() => setOpening(undefined)}
        />
      ) : null}
    </>
  );
}

const nameOf = ({ scope, subject }: Closure, match: MatchDetail): string =>
  scope === 'sport' ? sportText(subject) : matchText(match);

const textOf = ({ scope, cause, operator, at, reason }: Closure): string =>
  t(cause === 'suspended' ? `closure.notice.${scope}` : `closure.notice.${cause}`, {
    operator,
    time: shownTime(at),
    reason,
  });
