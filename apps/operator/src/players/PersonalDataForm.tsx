import type { PersonalValues } from '@touchline/contract';
import type { WholePersonalData } from '@touchline/contract/operators';
import { personalFields, type PersonalField } from '@touchline/contract/personalData';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, DetailList, Inline, Stack, type FieldProblem } from '@touchline/ui';
import { useState } from 'react';
import { read } from '../api/reads.ts';
import { useWrite } from '../api/useWrite.ts';
import { messageOf, t } from '../messages/messages.ts';
import { Decision } from '../shared/Decision.tsx';
import { Loaded } from '../shared/Loaded.tsx';
import { useDraft } from '../shared/useDraft.ts';
import { changedFields, personalDraft, personalDraftOf } from './personalDraft.ts';
import { PersonalInput } from './PersonalInput.tsx';
import { personalText } from './personalText.ts';

interface PersonalDataFormProps {
  readonly playerId: string;
  readonly close: () => void;
}

const PATH = '/ops/identification/players/{playerId}/personal-data';

/**
 * The whole personal data of a player with a form to correct it. Opening it is recorded in the audit log: it is read
 * once, and not stored for the next time.
 */
export function PersonalDataForm({ playerId, close }: PersonalDataFormProps) {
  const whole = read(PATH, { path: { playerId } });
  const query = useQuery({ ...whole, staleTime: 'static', gcTime: 0 });
  const queries = useQueryClient();
  return (
    <Loaded query={query}>
      {(data) => (
        <Stack gap="md">
          <Form
            playerId={playerId}
            data={data}
            saved={(values) =>
              queries.setQueryData(whole.queryKey, (before) => before && { ...before, values })
            }
          />
          <Inline>
            <Button onClick={close}>{t('personal.hide')}</Button>
          </Inline>
        </Stack>
      )}
    </Loaded>
  );
}

interface FormProps {
  readonly playerId: string;
  readonly data: WholePersonalData;
  readonly saved: (values: PersonalValues) => void;
}

function Form({ playerId, data: { values, documentTypes }, saved }: FormProps) {
  const write = useWrite();
  const draft = useDraft(values, personalDraft(values));
  const { value, body, change } = draft;
  const [wrongDays, setWrongDays] = useState<readonly PersonalField[]>([]);
  const known = personalDraftOf(values);
  const changed = changedFields(known, value);
  const problems: readonly FieldProblem[] = wrongDays.map((field) => ({
    field,
    text: t('personal.dayWrong', { field: messageOf('dataField', field) }),
  }));

  async function send(reason: string): Promise<string | undefined> {
    const answer =
      body && (await write.send('post', PATH, { path: { playerId }, body: { change: body, reason } }));
    if (!answer) return undefined;
    saved(answer.values);
    return t('personal.saved');
  }

  return (
    <Decision
      title={t('personal.edit')}
      problems={problems}
      write={write}
      draft={{
        ...draft,
        isUnsaved: changed.length > 0 || wrongDays.length > 0,
        discard: () => {
          draft.discard();
          setWrongDays([]);
        },
      }}
      label={t('personal.save')}
      question={{
        title: t('personal.ask', { count: changed.length }),
        detail: t('personal.askDetail'),
        content: (
          <DetailList
            details={changed.map((field) => ({
              id: field,
              label: messageOf('dataField', field),
              value: t('personal.change', {
                before: personalText(field, known[field]),
                after: personalText(field, value[field].trim()),
              }),
            }))}
          />
        ),
      }}
      send={send}
    >
      {(isTried) => (
        <Stack gap="lg">
          {personalFields.map((field) => (
            <PersonalInput
              key={field}
              field={field}
              value={value[field]}
              problem={isTried ? problems.find((one) => one.field === field)?.text : undefined}
              documentTypes={documentTypes}
              onChange={(text, isWrong) => {
                change({ [field]: text });
                setWrongDays((before) => [
                  ...before.filter((one) => one !== field),
                  ...(isWrong ? [field] : []),
                ]);
              }}
            />
          ))}
        </Stack>
      )}
    </Decision>
  );
}
