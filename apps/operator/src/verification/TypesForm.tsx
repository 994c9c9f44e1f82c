import type { PlayerVerification } from '@touchline/contract/operators';
import { verificationTypes } from '@touchline/contract/verification';
import { Field, Select, Stack } from '@touchline/ui';
import type { WriteOf } from '../api/calls.ts';
import { useWrite } from '../api/useWrite.ts';
import { messageOf, t } from '../messages/messages.ts';
import { Choices } from '../shared/Choices.tsx';
import { Decision } from '../shared/Decision.tsx';
import { useDraft, type DraftSchema } from '../shared/useDraft.ts';

const PATH = '/ops/identification/players/{playerId}/verification/types';

interface TypesFormProps {
  readonly playerId: string;
  readonly verification: PlayerVerification;
}

interface TypesDraft {
  /** Code of the group; empty for the site's default. */
  readonly group: string;
  readonly types: PlayerVerification['ownTypes'];
}

const schema: DraftSchema<
  PlayerVerification,
  TypesDraft,
  Omit<WriteOf<'put', typeof PATH>['body'], 'reason'>
> = {
  read: ({ group, ownTypes }) => ({ group: group ?? '', types: ownTypes }),
  parse: ({ group, types }) => ({ body: { group: group === '' ? null : group, types } }),
};

/** The group of a player, or types of the player's own. */
export function TypesForm({ playerId, verification }: TypesFormProps) {
  const { groups, checkTypes } = verification;
  const write = useWrite();
  const draft = useDraft(verification, schema);
  const { value, body, change } = draft;
  const offered = verificationTypes.filter(
    (type) => type === 'document' || checkTypes.some((one) => one === type),
  );

  async function send(reason: string): Promise<string | undefined> {
    const answer = body && (await write.send('put', PATH, { path: { playerId }, body: { ...body, reason } }));
    return answer && t('checking.typesSaved');
  }

  return (
    <Decision
      title={t('checking.group')}
      write={write}
      draft={draft}
      label={t('checking.saveTypes')}
      send={send}
    >
      {() => (
        <Stack gap="lg">
          <Field label={t('checking.groupOf')} hint={t('checking.groupHint')}>
            <Select
              value={value.group}
              onValueChange={(group) => change({ group })}
              options={[
                { value: '', label: t('checking.groupDefault') },
                ...groups.map(({ code, types }) => ({
                  value: code,
                  label: t('checking.groupWith', {
                    group: code,
                    types: types.map((type) => messageOf('checkType', type)).join(', '),
                  }),
                })),
              ]}
            />
          </Field>
          <Choices
            label={t('checking.ownTypes')}
            options={offered.map((type) => ({ value: type, label: messageOf('checkType', type) }))}
            chosen={value.types}
            onChange={(types) => change({ types })}
          />
        </Stack>
      )}
    </Decision>
  );
}
