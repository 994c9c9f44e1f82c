import { Button, Modal, Notice, RadioGroup, Stack } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFindText } from '../../../platform/i18n/useFindText.ts';
import type { LimitTest } from './useLimitChange.ts';

interface TestDialogProps {
  readonly test: LimitTest;
  readonly busy: boolean;
  /** Called with the answers by question id. */
  readonly onAnswer: (answers: Readonly<Record<string, string>>) => void;
  readonly onClose: () => void;
}

/** Questions that a player has to answer before a limit is loosened. */
export default function TestDialog({ test, busy, onAnswer, onClose }: TestDialogProps) {
  const { t } = useTranslation('responsible');
  const findText = useFindText();
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [isIncomplete, setIncomplete] = useState(false);
  const submit = () => {
    const isComplete = test.questions.every(({ id }) => answers[id] !== undefined);
    setIncomplete(!isComplete);
    if (isComplete) onAnswer(answers);
  };
  return (
    <Modal open title={t('test.title')} description={t('test.text')} onOpenChange={onClose}>
      <Stack>
        {isIncomplete && (
          <Notice tone="danger" announced>
            {t('test.incomplete')}
          </Notice>
        )}
        {test.questions.map(({ id, question, answers: options }) => (
          <RadioGroup
            key={id}
            label={findText('responsible', `test.questions.${question}`) ?? question}
            value={answers[id] ?? ''}
            options={options.map(({ id: value, answer }) => ({
              value,
              label: findText('responsible', `test.answers.${answer}`) ?? answer,
            }))}
            onValueChange={(answer) => setAnswers({ ...answers, [id]: answer })}
          />
        ))}
        <Button tone="strong" width="full" busy={busy} onClick={submit}>
          {t('test.send')}
        </Button>
      </Stack>
    </Modal>
  );
}
