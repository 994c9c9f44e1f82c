import type { MinesView } from '@touchline/games/wire';
import { useState } from 'preact/hooks';
import { useBet, useIsOpen, useTake } from '../shell/actions.ts';
import type { RoundView } from '../shell/api.types.ts';
import { Side, Stepper } from '../shell/controls.tsx';
import { useFrame } from '../shell/frame.ts';
import type { Frame } from '../shell/frame.ts';
import type { Game, GameParts } from '../shell/game.ts';
import { useReveal } from '../shell/reveal.ts';
import { useRoving } from '../shell/roving.ts';
import { Gem, Mine } from './art/tiles.tsx';

const TILES = Array.from({ length: 25 }, (_, index) => index);

const viewOf = (round: RoundView | null): MinesView | null =>
  round?.view.game === 'mines' ? round.view : null;

function useGame(): GameParts {
  const { state, texts, number } = useFrame();
  const { t } = texts;
  const view = viewOf(state.round);
  const isOpen = useIsOpen();
  const [chosen, setMines] = useState(view?.choice.mines ?? 3);
  const mines = isOpen ? (view?.choice.mines ?? chosen) : chosen;
  const bet = useBet({ mines });
  const take = useTake(isOpen && view ? view.multiplier : 0, t('mines.open'));
  return {
    scene: <Scene mines={mines} />,
    choice: (
      <Stepper
        label={t('mines.count')}
        value={number(mines)}
        less={t('mines.fewer')}
        more={t('mines.more')}
        canLess={mines > 1}
        canMore={mines < 24}
        onStep={(direction) => setMines(mines + direction)}
      />
    ),
    action: isOpen ? take : bet,
    hint: isOpen ? t('mines.hintOpen') : t('mines.hint'),
  };
}

function Scene({ mines }: { readonly mines: number }) {
  const { play, state, texts, times, number, sound } = useFrame();
  const { t } = texts;
  useReveal(240);
  const view = viewOf(state.round);
  const roving = useRoving(25, 5);
  const canTurn = state.phase === 'open';
  const latest = view?.struck ?? view?.safe.at(-1);
  return (
    <div className="mines">
      <Side figure={view && view.multiplier > 0 ? times(view.multiplier) : '–'} label={t('mines.taken')} />
      <div className="mines-grid" role="group" aria-label={t('mines.grid')} data-roving dir="ltr">
        {TILES.map((tile) => {
          const face = faceOf(view, tile);
          const isNew = tile === latest && state.phase === 'revealing';
          return (
            <button
              key={tile}
              type="button"
              className={`tile tile-${face}${isNew ? ' turned' : ''}`}
              aria-label={t(`mines.tile.${face}`, { row: Math.floor(tile / 5) + 1, column: (tile % 5) + 1 })}
              aria-disabled={!canTurn || face !== 'closed'}
              onClick={() => {
                if (!canTurn || face !== 'closed') return;
                sound.tick();
                void play.turn({ action: 'reveal', tile });
              }}
              {...roving(tile)}
            >
              {face === 'safe' && <Gem />}
              {(face === 'mine' || face === 'struck') && <Mine />}
            </button>
          );
        })}
      </div>
      <Side figure={number(mines)} label={texts.count('mines.mines', mines)} />
    </div>
  );
}

function faceOf(view: MinesView | null, tile: number): 'closed' | 'safe' | 'mine' | 'struck' {
  if (!view) return 'closed';
  if (view.safe.includes(tile)) return 'safe';
  if (view.struck === tile) return 'struck';
  return view.layout?.includes(tile) ? 'mine' : 'closed';
}

function describe({ view, state }: RoundView, { texts, times }: Frame): string {
  const { safe, struck, multiplier, next } = view as MinesView;
  if (struck !== null) return texts.count('mines.lost', safe.length);
  if (state === 'settled') return texts.count('mines.won', safe.length, { times: times(multiplier) });
  if (safe.length === 0) return texts.t('mines.started');
  return texts.count('mines.safe', safe.length, {
    times: times(multiplier),
    next: times(next ?? multiplier),
  });
}

function Rules() {
  const { texts } = useFrame();
  return <p>{texts.t('mines.rules')}</p>;
}

export const mines: Game = { useGame, describe, Rules };
