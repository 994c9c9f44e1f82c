import { additionalDocuments, checkReasons } from '@touchline/contract/verification';
import type { OperatorCheck, PlayerVerification } from '@touchline/contract/operators';
import { Checkbox, Field, Input, Select, type FieldProblem } from '@touchline/ui';
import { useState } from 'react';
import { within } from '../api/api.ts';
import { messageOf, t } from '../messages/messages.ts';
import { ReasonedForm } from '../shared/ReasonedForm.tsx';
import { useChange } from '../shared/useCall.ts';

const acts = ['ask', 'document', 'approve', 'refuse'] as const;
type Act = (typeof acts)[number];

const LONGEST_NOTE = 500;
const SHORTEST_NOTE = 3;

interface CheckFormProps {
  /** Address of the player's verification. */
  readonly path: string;
  readonly verification: PlayerVerification;
  readonly onChanged: () => void;
}

/** Asks a player for a check or a document, or decides in place of the verifier. */
export function CheckForm({ path, verification, onChanged }: CheckFormProps) {
  const { checkTypes, checks } = verification;
  const { isBusy, problem, run } = useChange();
  const [act, setAct] = useState<Act>('ask');
  const [type, setType] = useState<OperatorCheck['type']>(checkTypes[0] ?? 'identity');
  const [document, setDocument] = useState<(typeof additionalDocuments)[number]>('bankStatement');
  const [cause, setCause] = useState<(typeof checkReasons)[number]>('other');
  const [note, setNote] = useState('');
  const [closes, setCloses] = useState(false);
  const words = note.trim();
  const latest = checks.find((check) => check.type === type);
  const problems: FieldProblem[] = [
    ...(words.length > 0 && words.length < SHORTEST_NOTE
      ? [{ field: 'note', text: t('checking.noteShort') }]
      : []),
    ...(act === 'document' && latest?.reference == null
      ? [{ field: 'act', text: t('checking.nothingSent') }]
      : []),
  ];

  function call(reason: string): Promise<unknown> {
    const shared = { note: words === '' ? null : words, reason };
    switch (act) {
      case 'ask':
        return run('POST', `${path}/ask`, { ...shared, type, closes });
      case 'document':
        return run('POST', `${within('/ops/identification/checks', latest?.id ?? '')}/document`, {
          ...shared,
          document,
        });
      default: {
        const isApproval = act === 'approve';
        return run('POST', `${path}/override`, {
          ...shared,
          type,
          state: isApproval ? 'approved' : 'refused',
          cause: isApproval ? null : cause,
        });
      }
    }
  }

  async function send(reason: string): Promise<string | undefined> {
    if ((await call(reason)) === undefined) return undefined;
    setNote('');
    setCloses(false);
    onChanged();
    return t('checking.done');
  }

  return (
    <ReasonedForm
      title={t('checking.act')}
      label={t('checking.send')}
      problems={problems}
      problem={problem}
      isBusy={isBusy}
      send={send}
    >
      {(isTried) => (
        <>
          <Field
            label={t('checking.what')}
            hint={t(`checking.hint.${act}`)}
            error={isTried ? problems.find(({ field }) => field === 'act')?.text : undefined}
            data-field="act"
          >
            <Select
              value={act}
              onValueChange={(value) => setAct(acts.find((one) => one === value) ?? act)}
              options={acts.map((value) => ({ value, label: t(`checking.act.${value}`) }))}
            />
          </Field>
          <Field label={t('checking.column.type')}>
            <Select
              value={type}
              onValueChange={(value) => setType(checkTypes.find((one) => one === value) ?? type)}
              options={checkTypes.map((value) => ({ value, label: messageOf('checkType', value) }))}
            />
          </Field>
          {act === 'document' && (
            <Field label={t('checking.document')}>
              <Select
                value={document}
                onValueChange={(value) =>
                  setDocument(additionalDocuments.find((one) => one === value) ?? document)
                }
                options={additionalDocuments.map((value) => ({
                  value,
                  label: messageOf('checkDocument', value),
                }))}
              />
            </Field>
          )}
          {act === 'refuse' && (
            <Field label={t('checking.cause')} hint={t('identification.causeHint')}>
              <Select
                value={cause}
                onValueChange={(value) => setCause(checkReasons.find((one) => one === value) ?? cause)}
                options={checkReasons.map((value) => ({ value, label: messageOf('checkReason', value) }))}
              />
            </Field>
          )}
          <Field
            label={t('checking.note')}
            hint={t('checking.noteHint')}
            error={isTried ? problems.find(({ field }) => field === 'note')?.text : undefined}
            data-field="note"
          >
            <Input value={note} onValueChange={setNote} maxLength={LONGEST_NOTE} />
          </Field>
          {act === 'ask' && (
            <Checkbox checked={closes} onCheckedChange={setCloses}>
              {t('checking.closes')}
            </Checkbox>
          )}
        </>
      )}
    </ReasonedForm>
  );
}
