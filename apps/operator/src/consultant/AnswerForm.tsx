import { MOST_MESSAGE_CHARACTERS } from '@touchline/contract/consultant';
import { Button, Field, Inline, Stack, Textarea } from '@touchline/ui';
import { useState } from 'react';
import { t } from '../messages/messages.ts';
import { ProblemNotice } from '../shared/ProblemNotice.tsx';
import { TitledCard } from '../shared/TitledCard.tsx';
import { useChange } from '../shared/useCall.ts';

interface AnswerFormProps {
  /** Address of the request. */
  readonly path: string;
  readonly reload: () => void;
}

const FEWEST = 3;

/** Answer to the player: final, a question, or the end of the request, which needs no text. */
export function AnswerForm({ path, reload }: AnswerFormProps) {
  const { isBusy, problem, run } = useChange();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const words = text.trim();
  const isShort = words.length < FEWEST;

  async function send(action: 'answer' | 'ask' | 'close'): Promise<void> {
    const mayBeEmpty = action === 'close' && words === '';
    setTried(!mayBeEmpty);
    if (isShort && !mayBeEmpty) return;
    if (await run('POST', `${path}/${action}`, mayBeEmpty ? {} : { text: words })) reload();
  }

  return (
    <TitledCard title={t('consultant.answer')}>
      <Stack gap="md">
        <Field
          label={t('consultant.text')}
          hint={t('consultant.textHint')}
          error={isTried && isShort ? t('consultant.textShort') : undefined}
        >
          <Textarea value={text} onValueChange={setText} maxLength={MOST_MESSAGE_CHARACTERS} />
        </Field>
        <ProblemNotice problem={problem} />
        <Inline gap="sm" wrap="wrap">
          <Button tone="strong" busy={isBusy} onClick={() => void send('answer')}>
            {t('consultant.send')}
          </Button>
          <Button busy={isBusy} onClick={() => void send('ask')}>
            {t('consultant.ask')}
          </Button>
          <Button emphasis="outline" busy={isBusy} onClick={() => void send('close')}>
            {t('consultant.close')}
          </Button>
        </Inline>
      </Stack>
    </TitledCard>
  );
}
