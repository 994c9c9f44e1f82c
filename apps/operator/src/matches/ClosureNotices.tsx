import { Notice } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { shownTime } from '../shared/times.ts';
import { closuresOn, type Closures, type ClosureSubject } from './closures.ts';

interface ClosureNoticesProps {
  /** What is shown, and what it belongs to. */
  readonly subjects: readonly ClosureSubject[];
  readonly closures: Closures;
}

/** Notices of what closes betting: by whom, since when, and why. */
export function ClosureNotices({ subjects, closures }: ClosureNoticesProps) {
  return subjects
    .flatMap((subject) => closuresOn(closures, subject))
    .map(({ id, scope, cause, operator, at, reason }) => (
      <Notice key={id} tone="warning">
        {t(cause === 'suspended' ? `closure.notice.${scope}` : `closure.notice.${cause}`, {
          operator,
          time: shownTime(at),
          reason,
        })}
      </Notice>
    ));
}
