import { Field, Input, Select, type FieldProblem } from '@touchline/ui';
import { useWrite } from '../api/useWrite.ts';
import { t } from '../messages/messages.ts';
import { CheckedField } from '../shared/CheckedField.tsx';
import { CheckedInstant } from '../shared/CheckedInstant.tsx';
import { Decision } from '../shared/Decision.tsx';
import { useDraft } from '../shared/useDraft.ts';
import { isGameId } from './gameId.ts';
import { isPosition, positionOf } from './position.ts';
import { PositionField } from './PositionField.tsx';

const moves = (['put', 'take'] as const).map((value) => ({ value, label: t(`casino.move.${value}`) }));

interface Draft {
  readonly move: (typeof moves)[number]['value'];
  readonly gameId: string;
  readonly position: string;
  /** UTC, ms; undefined without a beginning, `NaN` for one that can't be read. The same for the end. */
  readonly from: number | undefined;
  readonly until: number | undefined;
}

const instants = ['from', 'until'] as const;

function problemsOf(draft: Draft): readonly FieldProblem[] {
  return [
    ...(isGameId(draft.gameId) ? [] : [{ field: 'gameId', text: t('casino.idWrong') }]),
    ...(isPosition(draft.position) ? [] : [{ field: 'position', text: t('casino.positionWrong') }]),
    ...instants
      .filter((field) => Number.isNaN(draft[field]))
      .map((field) => ({ field, text: t(`casino.timeWrong.${field}`) })),
  ];
}

const schema = {
  read: (): Draft => ({ move: 'put', gameId: '', position: '', from: undefined, until: undefined }),
  parse(draft: Draft) {
    const problems = problemsOf(draft);
    if (problems.length > 0) return { problems };
    const { move, gameId, position, from, until } = draft;
    return {
      body: {
        gameId: gameId.trim(),
        sent: {
          isIn: move === 'put',
          position: positionOf(position),
          from: from ?? null,
          until: until ?? null,
        },
      },
    };
  },
};

/** Puts a game into a category, in its order and period, or takes it out. */
export function PlacementForm({ categoryId }: { readonly categoryId: string }) {
  const write = useWrite();
  const draft = useDraft(undefined, schema);
  const { value, problems, body, change } = draft;

  async function send(reason: string): Promise<string | undefined> {
    if (!body) return undefined;
    const { gameId, sent } = body;
    const moved = await write.send('put', '/ops/casino/categories/{categoryId}/games/{gameId}', {
      path: { categoryId, gameId },
      body: { ...sent, reason },
    });
    return moved && t(`casino.moved.${value.move}`);
  }

  return (
    <Decision
      title={t('casino.place')}
      problems={problems}
      write={write}
      draft={draft}
      label={t('edit.save')}
      send={send}
    >
      {(isTried) => {
        const checked = { problems, isTried };
        return (
          <>
            <Field label={t('casino.move')}>
              <Select options={moves} value={value.move} onValueChange={(move) => change({ move })} />
            </Field>
            <CheckedField name="gameId" label={t('casino.gameId')} hint={t('casino.gameIdHint')} {...checked}>
              <Input value={value.gameId} onValueChange={(gameId) => change({ gameId })} maxLength={20} />
            </CheckedField>
            <PositionField
              value={value.position}
              onValueChange={(position) => change({ position })}
              hint={t('casino.positionHint')}
              {...checked}
            />
            {instants.map((name) => (
              <CheckedInstant
                key={name}
                name={name}
                label={t(`casino.${name}`)}
                hint={t('casino.timeHint')}
                value={value[name]}
                onValueChange={(at) => change({ [name]: at })}
                {...checked}
              />
            ))}
          </>
        );
      }}
    </Decision>
  );
}
