import { MOST_MESSAGE_CHARACTERS } from '@touchline/contract/consultant';
import { Field, Select, Stack, Textarea } from '@touchline/ui';
import { useState } from 'react';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { CheckedField } from '../shared/CheckedField.tsx';
import { Decision } from '../shared/Decision.tsx';
import { useUnsaved } from '../shared/route.ts';

interface AnswerFormProps {
  readonly requestId: string;
  /** Called with the message of success: a closed request has no form. */
  readonly onDone: (text: string) => void;
}

const MIN_CHARACTERS = 3;
const kinds = ['answer', 'ask', 'close'] as const;
const labels = { answer: 'consultant.send', ask: 'consultant.ask', close: 'consultant.close' } as const;

/** Answer to the player: final, a question, or the end of the request, which needs no text. */
export function AnswerForm({ requestId, onDone }: AnswerFormProps) {
  const write = useWrite();
  const [kind, setKind] = useState<(typeof kinds)[number]>('answer');
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  useUnsaved(text !== '');
  const isShort = text.length < MIN_CHARACTERS && !(kind === 'close' && text === '');
  const problems = isShort ? [{ field: 'text', text: t('consultant.textShort') }] : [];

  async function send(): Promise<string | undefined> {
    const path = { requestId };
    const calls = {
      answer: () => write.send('post', '/ops/payment-requests/{requestId}/answer', { path, body: { text } }),
      ask: () => write.send('post', '/ops/payment-requests/{requestId}/ask', { path, body: { text } }),
      close: () =>
        write.send('post', '/ops/payment-requests/{requestId}/close', {
          path,
          body: text === '' ? {} : { text },
        }),
    };
    const answer = await calls[kind]();
    if (!answer) return undefined;
    setTyped('');
    setKind('answer');
    return t(`consultant.done.${kind}`);
  }

  return (
    <Decision
      title={t('consultant.answer')}
      problems={problems}
      write={write}
      label={t(labels[kind])}
      reason="none"
      question={
        kind === 'close'
          ? { title: t('consultant.closeAsk'), detail: t('consultant.closeDetail') }
          : undefined
      }
      send={send}
      onDone={onDone}
    >
      {(isTried) => (
        <Stack gap="md">
          <Field label={t('consultant.kind')}>
            <Select
              options={kinds.map((value) => ({ value, label: t(labels[value]) }))}
              value={kind}
              onValueChange={setKind}
            />
          </Field>
          <CheckedField
            name="text"
            label={t('consultant.text')}
            hint={t('consultant.textHint')}
            problems={problems}
            isTried={isTried}
          >
            <Textarea value={typed} onValueChange={setTyped} maxLength={MOST_MESSAGE_CHARACTERS} />
          </CheckedField>
        </Stack>
      )}
    </Decision>
  );
}
