import type { OperatorChallenge } from '@touchline/contract/operators';
import { Field, Grid, Input, Select, Switch } from '@touchline/ui';
import { useWrite } from '../api/useWrite.ts';
import { messageOf, t } from '../messages/messages.ts';
import { CheckedField } from '../shared/CheckedField.tsx';
import { Decision } from '../shared/Decision.tsx';
import { useDraft } from '../shared/useDraft.ts';
import { challengeKinds, challengeSchema } from './challengeDraft.ts';
import { SharedFields } from './SharedFields.tsx';

interface ChallengeEditorProps {
  readonly siteId: string;
  /** Stored challenge; absent for one to be written. */
  readonly challenge?: OperatorChallenge;
}

/** Writes a daily challenge. Players whose rounds were counted today keep its former terms for the day. */
export function ChallengeEditor({ siteId, challenge }: ChallengeEditorProps) {
  const write = useWrite();
  const draft = useDraft(challenge, challengeSchema);
  const { value, problems, body, change } = draft;

  async function send(): Promise<string | undefined> {
    if (!body) return undefined;
    const answer = await (challenge
      ? write.send('post', '/ops/challenges/{siteId}/{challengeId}', {
          path: { siteId, challengeId: challenge.id },
          body,
        })
      : write.send('post', '/ops/challenges/{siteId}', { path: { siteId }, body }));
    return answer && t('challengeForm.done');
  }

  return (
    <Decision
      title={challenge ? (challenge.texts['en']?.title ?? challenge.id) : t('challenges.new')}
      detail={challenge ? t('challengeForm.detail') : undefined}
      write={write}
      label={t('challengeForm.save')}
      reason="none"
      problems={problems}
      draft={draft}
      send={send}
    >
      {(isTried) => (
        <>
          <Grid columns="fit">
            <Field label={t('challengeForm.kind')}>
              <Select
                options={challengeKinds.map((kind) => ({
                  value: kind,
                  label: messageOf('challengeKind', kind),
                }))}
                value={value.kind}
                onValueChange={(kind) =>
                  change({ kind: challengeKinds.find((one) => one === kind) ?? value.kind })
                }
              />
            </Field>
            {(['goal', 'prize'] as const).map((name) => (
              <CheckedField
                key={name}
                name={name}
                label={t(`challengeForm.${name}`)}
                hint={t(`challengeForm.${name}Hint`)}
                problems={problems}
                isTried={isTried}
              >
                <Input value={value[name]} onValueChange={(text) => change({ [name]: text })} />
              </CheckedField>
            ))}
          </Grid>
          {(['isOn', 'isAfterPrevious'] as const).map((name) => (
            <Switch
              key={name}
              label={t(`challengeForm.${name}`)}
              checked={value[name]}
              onCheckedChange={(is) => change({ [name]: is })}
            />
          ))}
          <SharedFields draft={value} problems={problems} isTried={isTried} onChange={change} />
        </>
      )}
    </Decision>
  );
}
