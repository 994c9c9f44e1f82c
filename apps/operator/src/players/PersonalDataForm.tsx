import { personalFields, type PersonalField } from '@touchline/contract/personalData';
import type { WholePersonalData } from '@touchline/contract/operators';
import { Button, Field, Inline, Input, Select, Stack } from '@touchline/ui';
import { useState } from 'react';
import { within } from '../api/api.ts';
import { messageOf, t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { ReasonedForm } from '../shared/ReasonedForm.tsx';
import { useCall, useChange } from '../shared/useCall.ts';
import { useUnsaved } from '../shared/useUnsaved.ts';
import { personalChangeOf, personalDraftOf, type PersonalDraft } from './personalDraft.ts';

type DocumentTypes = WholePersonalData['documentTypes'];

/** Returns the name of a type of document. */
export const documentName = (id: string): string => messageOf('personalDocument', id);

interface PersonalDataFormProps {
  readonly playerId: string;
  readonly close: () => void;
  readonly saved: () => void;
}

/** The whole personal data of a player with a form to correct it. Opening it is recorded in the audit log. */
export function PersonalDataForm({ playerId, close, saved }: PersonalDataFormProps) {
  const path = `${within('/ops/identification/players', playerId)}/personal-data`;
  const asked = useCall<WholePersonalData>(path);
  return (
    <Loaded asked={asked}>
      {({ values, documentTypes }) => (
        <Stack gap="md">
          <Form path={path} start={personalDraftOf(values)} documentTypes={documentTypes} saved={saved} />
          <Inline>
            <Button onClick={close}>{t('personal.hide')}</Button>
          </Inline>
        </Stack>
      )}
    </Loaded>
  );
}

interface FormProps {
  readonly path: string;
  readonly start: PersonalDraft;
  readonly documentTypes: DocumentTypes;
  readonly saved: () => void;
}

function Form({ path, start, documentTypes, saved }: FormProps) {
  const [known, setKnown] = useState(start);
  const [draft, setDraft] = useState(start);
  const { isBusy, problem, run } = useChange();
  const change = personalChangeOf(known, draft);
  const isChanged = Object.keys(change).length > 0;
  useUnsaved(isChanged);

  async function send(reason: string): Promise<string | undefined> {
    const answer = await run<Pick<WholePersonalData, 'values'>>('POST', path, { change, reason });
    if (!answer) return undefined;
    const now = personalDraftOf(answer.values);
    setKnown(now);
    setDraft(now);
    saved();
    return t('personal.saved');
  }

  return (
    <ReasonedForm
      title={t('personal.edit')}
      label={t('personal.save')}
      problems={isChanged ? [] : [{ field: 'surname', text: t('personal.unchanged') }]}
      problem={problem}
      isBusy={isBusy}
      send={send}
    >
      {() =>
        personalFields.map((field) => (
          <PersonalInput
            key={field}
            field={field}
            value={draft[field]}
            documentTypes={documentTypes}
            write={(value) => setDraft({ ...draft, [field]: value })}
          />
        ))
      }
    </ReasonedForm>
  );
}

interface PersonalInputProps {
  readonly field: PersonalField;
  readonly value: string;
  readonly documentTypes: DocumentTypes;
  readonly write: (value: string) => void;
}

function PersonalInput({ field, value, documentTypes, write }: PersonalInputProps) {
  return (
    <Field label={messageOf('dataField', field)} hint={hintOf(field)} data-field={field}>
      {field === 'document_type_id' ? (
        <Select
          value={value}
          onValueChange={write}
          options={[
            { value: '', label: t('personal.noDocument') },
            ...documentTypes.map(({ id }) => ({ value: String(id), label: documentName(String(id)) })),
          ]}
        />
      ) : (
        <Input value={value} onValueChange={write} />
      )}
    </Field>
  );
}

function hintOf(field: PersonalField): string | undefined {
  if (field === 'country') return t('personal.countryHint');
  const isDate = field === 'date_birthday' || field === 'passport_date' || field === 'passport_end_date';
  return isDate ? t('personal.dateHint') : undefined;
}
