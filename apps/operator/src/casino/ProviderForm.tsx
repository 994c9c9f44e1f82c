import type { OperatorProvider } from '@touchline/contract/operators';
import { Field, Select } from '@touchline/ui';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { Decision } from '../shared/Decision.tsx';
import { useDraft } from '../shared/useDraft.ts';
import { isPosition, positionOf, positionText } from './position.ts';
import { PositionField } from './PositionField.tsx';
import { shownStates } from './shownStates.ts';

type Draft = Pick<OperatorProvider, 'state'> & { readonly position: string };

const schema = {
  read: ({ state, position }: OperatorProvider): Draft => ({ state, position: positionText(position) }),
  parse: ({ state, position }: Draft) =>
    isPosition(position)
      ? { body: { state, position: positionOf(position) } }
      : { problems: [{ field: 'position', text: t('casino.positionWrong') }] },
};

/** Order of a provider, and whether its games are shown. */
export function ProviderForm({ provider }: { readonly provider: OperatorProvider }) {
  const { slug, name } = provider;
  const write = useWrite();
  const draft = useDraft(provider, schema);
  const { value, problems, body, change } = draft;

  async function send(reason: string): Promise<string | undefined> {
    if (!body) return undefined;
    const path = { slug };
    const saved = await write.send('put', '/ops/casino/providers/{slug}', {
      path,
      body: { ...body, reason },
    });
    return saved && t('casino.saved');
  }

  return (
    <Decision
      title={t('casino.changeProvider', { name })}
      problems={problems}
      write={write}
      draft={draft}
      label={t('edit.save')}
      send={send}
    >
      {(isTried) => (
        <>
          <Field label={t('casino.column.state')}>
            <Select options={shownStates} value={value.state} onValueChange={(state) => change({ state })} />
          </Field>
          <PositionField
            value={value.position}
            onValueChange={(position) => change({ position })}
            hint={t('casino.positionHint')}
            problems={problems}
            isTried={isTried}
          />
        </>
      )}
    </Decision>
  );
}
