import type { DiceView } from '@touchline/games/wire';
import { useState } from 'preact/hooks';
import { useBet } from '../shell/actions.ts';
import type { RoundView } from '../shell/api.types.ts';
import { Segmented, Side } from '../shell/controls.tsx';
import { useFrame } from '../shell/frame.ts';
import type { Frame } from '../shell/frame.ts';
import type { Game, GameParts } from '../shell/game.ts';
import { easeOut, useReveal } from '../shell/reveal.ts';
import { Die } from './art/Die.tsx';

type Direction = 'under' | 'over';

/** Multiplier of a win, in ten-thousandths, by the number of winning rolls. */
const pays = (outcomes: number): number => Math.floor(99_000_000 / outcomes);

function useGame(): GameParts {
  const { texts, number } = useFrame();
  const [direction, setDirection] = useState<Direction>('under');
  const [outcomes, setOutcomes] = useState(5050);
  const { t } = texts;
  const action = useBet({ direction, outcomes });
  return {
    scene: <Scene direction={direction} outcomes={outcomes} onOutcomes={setOutcomes} />,
    choice: (
      <Segmented
        label={t('dice.direction')}
        value={direction}
        onChange={setDirection}
        options={[
          { value: 'under', label: t('dice.under') },
          { value: 'over', label: t('dice.over') },
        ]}
      />
    ),
    action,
    hint: t('dice.hint', { chance: number(outcomes / 100, 2) }),
  };
}

interface SceneProps {
  readonly direction: Direction;
  readonly outcomes: number;
  readonly onOutcomes: (outcomes: number) => void;
}

function Scene({ direction, outcomes, onOutcomes }: SceneProps) {
  const { state, texts, times, number } = useFrame();
  const { t } = texts;
  const progress = easeOut(useReveal(600));
  const view = state.round?.view.game === 'dice' ? state.round.view : null;
  const border = direction === 'under' ? outcomes / 100 : 100 - outcomes / 100;
  const borderText = number(border, 2);
  const shown = view ? (view.roll / 100) * progress : null;
  return (
    <div className="dice">
      <div className="floor" />
      <Side figure={times(pays(outcomes))} label={t('dice.pays')} />
      <Die turn={progress} />
      <Side figure={`${number(outcomes / 100, 2)} %`} label={t('dice.chance')} />
      <div className="dice-track" dir="ltr">
        {shown !== null && (
          <output
            className={view?.hasWon && progress === 1 ? 'bubble figure yours' : 'bubble figure'}
            style={{ left: `${shown}%` }}
          >
            {number(shown, 2)}
          </output>
        )}
        <div className="track">
          <div
            className="track-yours"
            style={
              direction === 'under'
                ? { left: '0', width: `${border}%` }
                : { left: `${border}%`, width: `${100 - border}%` }
            }
          />
        </div>
        <input
          type="range"
          min={direction === 'under' ? 1 : 2}
          max={direction === 'under' ? 98 : 99}
          step={0.5}
          value={border}
          disabled={state.phase !== 'ready'}
          aria-label={t('dice.border')}
          aria-valuetext={t(direction === 'under' ? 'dice.isUnder' : 'dice.isOver', { border: borderText })}
          onInput={(event) => {
            const value = Math.round(event.currentTarget.valueAsNumber * 100);
            onOutcomes(direction === 'under' ? value : 10_000 - value);
          }}
        />
        <p className="scale figure">
          <span>0</span>
          <b dir="auto">
            {t(direction === 'under' ? 'dice.isUnder' : 'dice.isOver', { border: borderText })}
          </b>
          <span>100</span>
        </p>
      </div>
    </div>
  );
}

function describe({ view }: RoundView, { texts, number }: Frame): string {
  const { choice, roll } = view as DiceView;
  const border = choice.direction === 'under' ? choice.outcomes : 10_000 - choice.outcomes;
  return texts.t(choice.direction === 'under' ? 'dice.resultUnder' : 'dice.resultOver', {
    roll: number(roll / 100, 2),
    border: number(border / 100, 2),
  });
}

function Rules() {
  const { texts } = useFrame();
  return <p>{texts.t('dice.rules')}</p>;
}

export const dice: Game = { useGame, describe, Rules };
