import type { OperatorCategory, OperatorGameDetail } from '@touchline/contract/operators';
import { gameTags } from '@touchline/contract/casino';
import { Field, Input, Select } from '@touchline/ui';
import { useState } from 'react';
import { within } from '../api/api.ts';
import { t } from '../messages/messages.ts';
import { Choices } from '../shared/Choices.tsx';
import { CheckedField } from '../shared/CheckedField.tsx';
import { ReasonedForm } from '../shared/ReasonedForm.tsx';
import { useChange } from '../shared/useCall.ts';
import { isPosition, positionOf, positionText } from './position.ts';
import { PositionField } from './PositionField.tsx';

interface GameFormProps {
  readonly game: OperatorGameDetail;
  readonly categories: readonly OperatorCategory[];
  readonly saved: (game: OperatorGameDetail) => void;
}

const ROUTE = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAKERS = '';
const states = [MAKERS, 'active', 'maintenance', 'hidden'] as const;
const tags = [MAKERS, 'none', ...gameTags.map(({ slug }) => slug)] as const;

/** The operator's values of a game. Imports never change them; an empty one leaves the maker's in force. */
export function GameForm({ game, categories, saved }: GameFormProps) {
  const { isBusy, problem, run } = useChange();
  const [name, setName] = useState(game.own.name ?? '');
  const [state, setState] = useState<(typeof states)[number]>(game.own.state ?? MAKERS);
  const [tag, setTag] = useState<(typeof tags)[number]>(game.own.tag ?? MAKERS);
  const [position, setPosition] = useState(positionText(game.position));
  const [route, setRoute] = useState(game.route);
  const [chosen, setChosen] = useState(game.categories);

  async function send(reason: string): Promise<string | undefined> {
    const done = await run<OperatorGameDetail>('PUT', within('/ops/casino/games', game.id), {
      name: name.trim() === '' ? null : name.trim(),
      state: state === MAKERS ? null : state,
      tag: tag === MAKERS ? null : tag,
      position: positionOf(position),
      route: route.trim(),
      categories: chosen,
      reason,
    });
    if (!done) return undefined;
    saved(done);
    return t('casino.saved');
  }

  const problems = [
    ...(isPosition(position) ? [] : [{ field: 'position', text: t('casino.positionWrong') }]),
    ...(ROUTE.test(route.trim()) ? [] : [{ field: 'route', text: t('casino.routeWrong') }]),
  ];
  return (
    <ReasonedForm
      title={t('casino.own')}
      problems={problems}
      problem={problem}
      label={t('edit.save')}
      isBusy={isBusy}
      send={send}
    >
      {(isTried) => (
        <>
          <Field label={t('casino.column.name')} hint={t('casino.nameHint', { name: game.fed.name })}>
            <Input value={name} onValueChange={setName} maxLength={120} />
          </Field>
          <Field label={t('casino.column.state')}>
            <Select
              options={states.map((value) => ({
                value,
                label: value === MAKERS ? t('casino.makers') : t(`gameState.${value}`),
              }))}
              value={state}
              onValueChange={setState}
            />
          </Field>
          <Field label={t('casino.column.tag')}>
            <Select
              options={tags.map((value) => ({
                value,
                label: value === MAKERS ? t('casino.makers') : t(`gameTag.${value}`),
              }))}
              value={tag}
              onValueChange={setTag}
            />
          </Field>
          <PositionField
            value={position}
            onValueChange={setPosition}
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
            <Input value={route} onValueChange={setRoute} maxLength={80} />
          </CheckedField>
          <Choices
            label={t('casino.tab.categories')}
            options={categories.map(({ id, names, slug, parentId }) => ({
              value: id,
              label: nameWithin({ names, slug, parentId }, categories),
            }))}
            chosen={chosen}
            onChange={setChosen}
          />
        </>
      )}
    </ReasonedForm>
  );
}

/** Returns the name of a category, that of a sub-category after its parent's. */
function nameWithin(
  { names, slug, parentId }: Pick<OperatorCategory, 'names' | 'slug' | 'parentId'>,
  all: readonly OperatorCategory[],
): string {
  const parent = all.find(({ id }) => id === parentId);
  const own = names['en'] ?? slug;
  return parent ? `${parent.names['en'] ?? parent.slug}: ${own}` : own;
}
