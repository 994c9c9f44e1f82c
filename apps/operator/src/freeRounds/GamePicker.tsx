import { useQuery } from '@tanstack/react-query';
import { MOST_FREE_ROUNDS_GAMES } from '@touchline/contract/freeRounds';
import type { FreeRoundsGame } from '@touchline/contract/operators';
import { Button, Inline, Input, Stack, Text } from '@touchline/ui';
import { useRef, useState } from 'react';
import { read } from '../api/reads.ts';
import { t } from '../messages/messages.ts';
import { CheckedField, type CheckedFieldProps } from '../shared/CheckedField.tsx';
import { Loaded } from '../shared/Loaded.tsx';

interface GamePickerProps extends Pick<CheckedFieldProps, 'problems' | 'isTried'> {
  readonly siteId: string;
  readonly chosen: readonly FreeRoundsGame[];
  readonly onChange: (chosen: readonly FreeRoundsGame[]) => void;
}

/** Search for games with free rounds, and the chosen ones. */
export function GamePicker({ siteId, chosen, onChange, problems, isTried }: GamePickerProps) {
  const [text, setText] = useState('');
  const sought = text.trim();
  const root = useRef<HTMLDivElement>(null);
  return (
    <Stack gap="sm" ref={root}>
      <CheckedField
        name="games"
        label={t('freeRoundsForm.games')}
        hint={t('freeRoundsForm.gamesHint')}
        problems={problems}
        isTried={isTried}
      >
        <Input type="search" value={text} onValueChange={setText} maxLength={80} />
      </CheckedField>
      <Inline wrap="wrap" gap="sm">
        {chosen.map((game) => (
          <Button
            key={game.id}
            size="sm"
            icon="close"
            aria-label={t('freeRoundsForm.drop', { name: game.name })}
            onClick={() => onChange(chosen.filter(({ id }) => id !== game.id))}
          >
            {game.name}
          </Button>
        ))}
      </Inline>
      {sought === '' ? null : (
        <Found
          siteId={siteId}
          text={sought}
          isFull={chosen.length >= MOST_FREE_ROUNDS_GAMES}
          isChosen={(game) => chosen.some(({ id }) => id === game.id)}
          choose={(game) => {
            onChange([...chosen, game]);
            setText('');
            // The pressed button is gone: the next game, or the next field, is a key away.
            root.current?.querySelector('input')?.focus();
          }}
        />
      )}
    </Stack>
  );
}

interface FoundProps {
  readonly siteId: string;
  readonly text: string;
  readonly isFull: boolean;
  readonly isChosen: (game: FreeRoundsGame) => boolean;
  readonly choose: (game: FreeRoundsGame) => void;
}

function Found({ siteId, text, isFull, isChosen, choose }: FoundProps) {
  const query = useQuery(read('/ops/free-rounds/{siteId}/games', { path: { siteId }, query: { text } }));
  return (
    <Loaded query={query}>
      {({ games }) => {
        const open = games.filter((game) => !isChosen(game));
        if (open.length === 0) return <Text tone="muted">{t('freeRoundsForm.noGames')}</Text>;
        return (
          <Inline wrap="wrap" gap="sm">
            {open.map((game) => (
              <Button
                key={game.id}
                size="sm"
                emphasis="outline"
                icon="plus"
                disabled={isFull}
                onClick={() => choose(game)}
              >
                {`${game.name} · ${game.provider}`}
              </Button>
            ))}
          </Inline>
        );
      }}
    </Loaded>
  );
}
