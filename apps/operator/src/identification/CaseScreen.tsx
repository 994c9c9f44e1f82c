import { useQuery } from '@tanstack/react-query';
import { Inline, Link, Stack } from '@touchline/ui';
import { useState } from 'react';
import { read } from '../api/reads.ts';
import { may } from '../api/session.ts';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { to } from '../shared/route.ts';
import { WriteNotice } from '../shared/WriteNotice.tsx';
import { answersTo, type AnswerKind } from './answer.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { Answered } from './Answered.tsx';
import { CaseDocuments } from './CaseDocuments.tsx';
import { CaseHead } from './CaseHead.tsx';
import { OtherRequests } from './OtherRequests.tsx';

/** One identification request: data next to the documents, answers, and earlier requests. */
export function CaseScreen({ id }: { readonly id: string }) {
  const query = useQuery(read('/ops/identification/{requestId}', { path: { requestId: id } }));
  const [said, setSaid] = useState<AnswerKind>();
  // Another operator's answer begins the form anew: why this one was refused outlives it.
  const write = useWrite();

  return (
    <Stack gap="lg">
      <Link href={to('identification')} tone="muted">
        {t('identification.back')}
      </Link>
      <Loaded query={query}>
        {(request) => {
          const later = request.others.find((other) => Number(other.id) > Number(request.id));
          const kinds = said === undefined ? answersTo(request.state, later === undefined) : [];
          return (
            <Stack gap="lg">
              <CaseHead request={request} later={later} />
              {said === undefined ? null : <Answered kind={said} />}
              <CaseDocuments request={request} />
              {kinds.length === 0 ? (
                <WriteNotice problem={write.problem} />
              ) : (
                <AnswerForm
                  key={request.state}
                  request={request}
                  kinds={kinds}
                  write={write}
                  answered={setSaid}
                />
              )}
              <OtherRequests others={request.others} />
              <Inline wrap="wrap" gap="lg">
                {may('players') ? (
                  <Link href={to('players', request.playerId)}>
                    {t('player.title', { id: request.playerId })}
                  </Link>
                ) : null}
                <Link href={to('audit', `player:${request.playerId}`)}>{t('nav.audit')}</Link>
              </Inline>
            </Stack>
          );
        }}
      </Loaded>
    </Stack>
  );
}
