import type { RequestPage } from '@touchline/contract/operators';
import { Button, Notice, Stack } from '@touchline/ui';
import { useEffect, useRef } from 'react';
import { ProblemNotice } from '../shared/ProblemNotice.tsx';
import { to } from '../shared/route.ts';
import { useChange } from '../shared/useCall.ts';
import { t } from '../messages/messages.ts';
import type { AnswerKind } from './answer.ts';

/** Confirms a sent answer and links to the next pending request. */
export function Answered({ kind }: { readonly kind: AnswerKind }) {
  const { isBusy, problem, run } = useChange();
  const next = useRef<HTMLButtonElement>(null);
  // The form that had the focus has been removed.
  useEffect(() => next.current?.focus(), []);

  async function goOn(): Promise<void> {
    const page = await run<RequestPage>('GET', '/ops/identification?state=pending');
    const first = page?.requests[0];
    if (page) location.hash = first ? to('identification', first.id) : to('identification');
  }

  return (
    <Stack>
      <Notice
        tone="success"
        announced
        action={
          <Button ref={next} size="sm" busy={isBusy} onClick={() => void goOn()}>
            {t('identification.next')}
          </Button>
        }
      >
        {t(`identification.answered.${kind}`)}
      </Notice>
      <ProblemNotice problem={problem} />
    </Stack>
  );
}
