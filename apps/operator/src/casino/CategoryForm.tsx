import type { OperatorCategory } from '@touchline/contract/operators';
import { Field, Select } from '@touchline/ui';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { Decision } from '../shared/Decision.tsx';
import { writtenTexts, type Texts } from '../shared/texts.ts';
import { useDraft } from '../shared/useDraft.ts';
import { NameFields } from './NameFields.tsx';
import { nameProblems, namesIn } from './names.ts';
import { isPosition } from './position.ts';
import { PositionField } from './PositionField.tsx';
import { shownStates } from './shownStates.ts';

type Draft = Pick<OperatorCategory, 'state'> & { readonly names: Texts; readonly position: string };

const schema = {
  read: ({ names, state, position }: OperatorCategory): Draft => ({
    names: namesIn(names),
    state,
    position: String(position),
  }),
  parse({ names, state, position }: Draft) {
    const isPlaced = isPosition(position) && position.trim() !== '';
    const problems = [
      ...nameProblems(names),
      ...(isPlaced ? [] : [{ field: 'position', text: t('casino.positionMissing') }]),
    ];
    return problems.length > 0
      ? { problems }
      : { body: { names: writtenTexts(names), state, position: Number(position) } };
  },
};

/** Names, order and visibility of a category. */
export function CategoryForm({ category }: { readonly category: OperatorCategory }) {
  const write = useWrite();
  const draft = useDraft(category, schema);
  const { value, problems, body, change } = draft;

  async function send(reason: string): Promise<string | undefined> {
    if (!body) return undefined;
    const saved = await write.send('put', '/ops/casino/categories/{categoryId}', {
      path: { categoryId: category.id },
      body: { ...body, reason },
    });
    return saved && t('casino.saved');
  }

  return (
    <Decision
      title={t('casino.changeCategory')}
      problems={problems}
      write={write}
      draft={draft}
      label={t('edit.save')}
      send={send}
    >
      {(isTried) => (
        <>
          <NameFields
            names={value.names}
            onChange={(names) => change({ names })}
            problems={problems}
            isTried={isTried}
          />
          <Field label={t('casino.column.state')}>
            <Select options={shownStates} value={value.state} onValueChange={(state) => change({ state })} />
          </Field>
          <PositionField
            value={value.position}
            onValueChange={(position) => change({ position })}
            problems={problems}
            isTried={isTried}
          />
        </>
      )}
    </Decision>
  );
}
