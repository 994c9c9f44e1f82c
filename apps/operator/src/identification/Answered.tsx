import { useQueryClient } from '@tanstack/react-query';
import { Button, Notice, Stack } from '@touchline/ui';
import { useEffect, useRef, useState } from 'react';
import { read } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { problemText } from '../shared/problemText.ts';
import { to } from '../shared/route.ts';
import type { AnswerKind } from './answer.ts';

/** Confirms a sent answer and leads to the next pending request. */
export function Answered({ kind }: { readonly kind: AnswerKind }) {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const next = useRef<HTMLButtonElement>(null);
  // The form that had the focus has been removed.
  useEffect(() => next.current?.focus(), []);

  async function goOn(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      const pending = read('/ops/identification', { query: { state: 'pending' } });
      const [first] = (await queries.fetchQuery(pending)).requests;
      location.hash = first ? to('identification', first.id) : to('identification');
    } catch (error) {
      setProblem(problemText(error));
    } finally {
      setBusy(false);
    }
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
      {problem === undefined ? null : (
        <Notice tone="danger" announced>
          {problem}
        </Notice>
      )}
    </Stack>
  );
}
