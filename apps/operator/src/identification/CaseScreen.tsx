import type { IdentificationCase } from '@touchline/contract/operators';
import { Inline, Link, Stack } from '@touchline/ui';
import { useState } from 'react';
import { within } from '../api/api.ts';
import { may } from '../api/session.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { to } from '../shared/route.ts';
import { useCall } from '../shared/useCall.ts';
import { t } from '../messages/messages.ts';
import { answersTo, type AnswerKind } from './answer.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { Answered } from './Answered.tsx';
import { CaseHead } from './CaseHead.tsx';
import { CaseDocuments } from './CaseDocuments.tsx';
import { OtherRequests } from './OtherRequests.tsx';

/** One identification request: data next to the documents, answers, and earlier requests. */
export function CaseScreen({ id }: { readonly id: string }) {
  const asked = useCall<IdentificationCase>(within('/ops/identification', id));
  const [said, setSaid] = useState<AnswerKind>();

  function answered(kind: AnswerKind): void {
    setSaid(kind);
    asked.reload();
  }

  return (
    <Stack gap="lg">
      <Link href={to('identification')} tone="muted">
        {t('identification.back')}
      </Link>
      <Loaded asked={asked}>
        {(request) => {
          const later = request.others.find((other) => Number(other.id) > Number(request.id));
          const kinds = said === undefined ? answersTo(request.state, later === undefined) : [];
          return (
            <Stack gap="lg">
              <CaseHead request={request} later={later} />
              {said === undefined ? null : <Answered kind={said} />}
              <CaseDocuments request={request} />
              {kinds.length === 0 ? null : (
                <AnswerForm
                  key={request.state}
                  request={request}
                  kinds={kinds}
                  answered={answered}
                  reload={asked.reload}
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
