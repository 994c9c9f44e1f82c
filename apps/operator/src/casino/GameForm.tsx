import type { OperatorCategory, OperatorGameDetail } from '@touchline/contract/operators';
import { Field, Input, Select } from '@touchline/ui';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { CheckedField } from '../shared/CheckedField.tsx';
import { Choices } from '../shared/Choices.tsx';
import { Decision } from '../shared/Decision.tsx';
import { useDraft } from '../shared/useDraft.ts';
import { categoryName } from './categoryName.ts';
import { gameSchema, MAKERS, ownStates, ownTags } from './gameDraft.ts';
import { PositionField } from './PositionField.tsx';

interface GameFormProps {
  readonly game: OperatorGameDetail;
  readonly categories: readonly OperatorCategory[];
}

const states = ownStates.map((value) => ({
  value,
  label: value === MAKERS ? t('casino.makers') : t(`gameState.${value}`),
}));
const tags = ownTags.map((value) => ({
  value,
  label: value === MAKERS ? t('casino.makers') : t(`gameTag.${value}`),
}));

/** The operator's values of a game. Imports never change them; an empty one leaves the maker's in force. */
export function GameForm({ game, categories }: GameFormProps) {
  const write = useWrite();
  const draft = useDraft(game, gameSchema);
  const { value, problems, body, change } = draft;

  async function send(reason: string): Promise<string | undefined> {
    if (!body) return undefined;
    const saved = await write.send('put', '/ops/casino/games/{gameId}', {
      path: { gameId: game.id },
      body: { ...body, reason },
    });
    return saved && t('casino.saved');
  }

  return (
    <Decision
      title={t('casino.own')}
      problems={problems}
      write={write}
      draft={draft}
      label={t('edit.save')}
      send={send}
    >
      {(isTried) => (
        <>
          <Field label={t('casino.column.name')} hint={t('casino.nameHint', { name: game.fed.name })}>
            <Input value={value.name} onValueChange={(name) => change({ name })} maxLength={120} />
          </Field>
          <Field label={t('casino.column.state')}>
            <Select options={states} value={value.state} onValueChange={(state) => change({ state })} />
          </Field>
          <Field label={t('casino.column.tag')}>
            <Select options={tags} value={value.tag} onValueChange={(tag) => change({ tag })} />
          </Field>
          <PositionField
            value={value.position}
            onValueChange={(position) => change({ position })}
            hint={t('casino.positionHint')}
            problems={problems}
            isTried={isTried}
          />
          <CheckedField
            name="route"
            label={t('casino.column.route')}
            hint={t('casino.routeHint')}
            problems={problems}
            isTried={isTried}
          >
            <Input value={value.route} onValueChange={(route) => change({ route })} maxLength={80} />
          </CheckedField>
          <Choices
            label={t('casino.tab.categories')}
            options={categories.map((category) => ({
              value: category.id,
              label: nameWithin(category, categories),
            }))}
            chosen={value.categories}
            onChange={(chosen) => change({ categories: chosen })}
          />
        </>
      )}
    </Decision>
  );
}

/** Returns the name of a category, that of a sub-category after its parent's. */
function nameWithin(category: OperatorCategory, all: readonly OperatorCategory[]): string {
  const parent = all.find(({ id }) => id === category.parentId);
  return parent
    ? t('casino.subcategoryOf', { parent: categoryName(parent), name: categoryName(category) })
    : categoryName(category);
}
