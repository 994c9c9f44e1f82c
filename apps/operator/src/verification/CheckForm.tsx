import { MAX_ANSWER_LENGTH } from '@touchline/contract/documents';
import type { PlayerVerification } from '@touchline/contract/operators';
import { additionalDocuments, checkReasons, type CheckType } from '@touchline/contract/verification';
import { Checkbox, Field, Input, Select, Stack } from '@touchline/ui';
import { useState } from 'react';
import { useWrite } from '../api/useWrite.ts';
import { messageOf, t } from '../messages/messages.ts';
import { Decision } from '../shared/Decision.tsx';
import { checkActs, checkProblems, sendCheck, type CheckDraft } from './checkDraft.ts';

interface CheckFormProps {
  readonly playerId: string;
  readonly verification: PlayerVerification;
}

/** Asks a player for a check or a document, or decides in place of the verifier. */
export function CheckForm({ playerId, verification: { checkTypes, checks } }: CheckFormProps) {
  const write = useWrite();
  const [draft, setDraft] = useState<CheckDraft>({
    act: 'ask',
    type: checkTypes[0] ?? 'identity',
    document: 'bankStatement',
    cause: 'other',
    note: '',
    closes: false,
  });
  const { act, type, document, cause, note, closes } = draft;
  const change = (changes: Partial<CheckDraft>) => setDraft((before) => ({ ...before, ...changes }));
  const latest = checks.find((check) => check.type === type);
  const problems = checkProblems(draft, latest);
  const problemOf = (name: string) => problems.find(({ field }) => field === name)?.text;

  async function send(reason: string): Promise<string | undefined> {
    const isSent = await sendCheck(write, { playerId, draft, latest, reason });
    if (!isSent) return undefined;
    change({ note: '', closes: false });
    return t('checking.done');
  }

  return (
    <Decision
      title={t('checking.act')}
      problems={problems}
      write={write}
      label={t(`checking.do.${act}`)}
      tone={act === 'refuse' ? 'danger' : 'strong'}
      question={questionOf(draft)}
      send={send}
    >
      {(isTried) => (
        <Stack gap="lg">
          <Field
            label={t('checking.what')}
            hint={t(`checking.hint.${act}`)}
            error={isTried ? problemOf('act') : undefined}
            data-field="act"
          >
            <Select
              value={act}
              onValueChange={(value) => change({ act: checkActs.find((one) => one === value) ?? act })}
              options={checkActs.map((value) => ({ value, label: t(`checking.act.${value}`) }))}
            />
          </Field>
          <Field label={t('checking.column.type')}>
            <Select
              value={type}
              onValueChange={(value) => change({ type: checkTypes.find((one) => one === value) ?? type })}
              options={checkTypes.map((value) => ({ value, label: typeText(value) }))}
            />
          </Field>
          {act === 'document' ? (
            <Field label={t('checking.document')}>
              <Select
                value={document}
                onValueChange={(value) =>
                  change({ document: additionalDocuments.find((one) => one === value) ?? document })
                }
                options={additionalDocuments.map((value) => ({
                  value,
                  label: messageOf('checkDocument', value),
                }))}
              />
            </Field>
          ) : null}
          {act === 'refuse' ? (
            <Field label={t('checking.cause')} hint={t('identification.causeHint')}>
              <Select
                value={cause}
                onValueChange={(value) =>
                  change({ cause: checkReasons.find((one) => one === value) ?? cause })
                }
                options={checkReasons.map((value) => ({ value, label: messageOf('checkReason', value) }))}
              />
            </Field>
          ) : null}
          <Field
            label={t('checking.note')}
            hint={t('checking.noteHint')}
            error={isTried ? problemOf('note') : undefined}
            data-field="note"
          >
            <Input
              value={note}
              onValueChange={(text) => change({ note: text })}
              maxLength={MAX_ANSWER_LENGTH}
            />
          </Field>
          {act === 'ask' ? (
            <Checkbox checked={closes} onCheckedChange={(is) => change({ closes: is })}>
              {t('checking.closes')}
            </Checkbox>
          ) : null}
        </Stack>
      )}
    </Decision>
  );
}

const typeText = (type: CheckType): string => messageOf('checkType', type);

/** Question before a decision in place of the verifier, and before deposits and play close. */
function questionOf({ act, type, closes }: CheckDraft) {
  if (act === 'approve' || act === 'refuse') {
    return { title: t(`checking.ask.${act}`, { type: typeText(type) }), detail: t(`checking.hint.${act}`) };
  }
  return act === 'ask' && closes
    ? { title: t('checking.ask.close', { type: typeText(type) }), detail: t('checking.closeDetail') }
    : undefined;
}
