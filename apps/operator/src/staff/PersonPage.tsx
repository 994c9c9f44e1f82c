import { useQuery } from '@tanstack/react-query';
import type { StaffDetail } from '@touchline/contract/operators';
import { Avatar, ConsoleColumns, Link, Notice, Stack } from '@touchline/ui';
import { read } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { RefreshButton } from '../shared/RefreshButton.tsx';
import { to } from '../shared/route.ts';
import { shownTime } from '../shared/times.ts';
import { AccessCard } from './AccessCard.tsx';
import { GrantsCard } from './GrantsCard.tsx';
import { PersonActs } from './PersonActs.tsx';
import { PersonFacts } from './PersonFacts.tsx';
import { PersonSessions } from './PersonSessions.tsx';
import { PersonTokens } from './PersonTokens.tsx';
import { StateBadge } from './StateBadge.tsx';

/** Page of a person: roles, access, sessions, programs, and the acts on them. */
export function PersonPage({ id }: { readonly id: string }) {
  const query = useQuery(read('/ops/staff/{staffId}', { path: { staffId: id } }));
  return (
    <Loaded query={query}>
      {(person) => (
        <Stack gap="md">
          <PageHead
            mark={<Avatar name={person.name} size="lg" />}
            title={person.name}
            badges={<StateBadge state={person.state} />}
            detail={
              <>
                <Link href={to('staff')} tone="muted">
                  {t('staff.back')}
                </Link>{' '}
                · {person.email}
              </>
            }
            actions={<RefreshButton query={query} />}
          />
          <Notices person={person} />
          <ConsoleColumns
            aside={
              <>
                <PersonFacts person={person} />
                {person.mayAdminister && person.state !== 'ended' ? <PersonActs person={person} /> : null}
              </>
            }
          >
            {person.state === 'ended' ? null : <GrantsCard person={person} />}
            {person.mayAdminister && person.state !== 'ended' ? <AccessCard person={person} /> : null}
            <PersonSessions sessions={person.sessions} />
            <PersonTokens person={person} />
          </ConsoleColumns>
        </Stack>
      )}
    </Loaded>
  );
}

/** Notices of waiting requests, of why the person can’t sign in, and of what the operator may not change. */
function Notices({ person }: { readonly person: StaffDetail }) {
  const { state, waiting, mayAdminister, lockedUntil, endedAt } = person;
  return (
    <>
      {waiting.map(({ approvalId, askedBy, at }) => (
        <Notice
          key={approvalId}
          tone="warning"
          action={<Link href={to('approvals')}>{t('edit.toApprovals')}</Link>}
        >
          {t('staff.waiting', { name: askedBy, time: shownTime(at) })}
        </Notice>
      ))}
      {state === 'locked' && lockedUntil !== null ? (
        <Notice tone="danger">{t('staff.lockedUntil', { time: shownTime(lockedUntil) })}</Notice>
      ) : null}
      {state === 'ended' ? (
        <Notice tone="info">
          {endedAt === null ? t('staff.ended') : t('staff.endedAt', { time: shownTime(endedAt) })}
        </Notice>
      ) : null}
      {mayAdminister || state === 'ended' ? null : <Notice tone="info">{t('staff.mayNot')}</Notice>}
    </>
  );
}
