import type { RouletteChip, RouletteSpot, RouletteView } from '@touchline/games/wire';
import { spotKey } from '@touchline/games';
import { useState } from 'preact/hooks';
import type { RoundView } from '../shell/api.types.ts';
import { useFrame } from '../shell/frame.ts';
import type { Frame } from '../shell/frame.ts';
import type { Game, GameParts } from '../shell/game.ts';
import { useReveal } from '../shell/reveal.ts';
import { Wheel } from './art/Wheel.tsx';
import type { ChipSize } from './rouletteLayout.ts';
import { RouletteTable } from './RouletteTable.tsx';
import { ChipSizes } from './RouletteSizes.tsx';

/** Length of a spin: the ball slows down until it is in its pocket. */
const SPIN_MS = 3800;

const viewOf = (round: RoundView | null): RouletteView | null =>
  round?.view.game === 'roulette' ? round.view : null;

/** Chips in order of placing; chips on one spot are one. */
function placed(chips: readonly RouletteChip[], spot: RouletteSpot, amount: bigint): readonly RouletteChip[] {
  const key = spotKey(spot);
  const before = chips.find((chip) => spotKey(chip.spot) === key);
  const rest = chips.filter((chip) => chip !== before);
  return [...rest, { spot, amount: String(BigInt(before?.amount ?? '0') + amount) }];
}

const totalOf = (chips: readonly RouletteChip[]): bigint =>
  chips.reduce((sum, { amount }) => sum + BigInt(amount), 0n);

function useGame(): GameParts {
  const { play, state, texts } = useFrame();
  const { t } = texts;
  const [steps, setSteps] = useState<readonly (readonly RouletteChip[])[]>([[]]);
  const [size, setSize] = useState<ChipSize>('straight');
  const chips = steps.at(-1) ?? [];
  const total = totalOf(chips);
  const isFull = total + state.stake > play.bounds.max;
  const canPlace = state.phase === 'ready' && !isFull;
  const view = viewOf(state.round);
  const progress = useReveal(SPIN_MS);
  const result = view && progress === 1 ? view.number : null;
  const canUndo = state.phase === 'ready' && steps.length > 1;
  return {
    scene: (
      <div className="roulette" dir="ltr">
        <Wheel number={view?.number ?? null} progress={progress} />
        <RouletteTable
          chips={chips}
          size={size}
          result={state.phase === 'sending' ? null : result}
          canPlace={canPlace}
          onPlace={(spot) => setSteps([...steps, placed(chips, spot, state.stake)])}
        />
      </div>
    ),
    choice: (
      <div className="roulette-choice">
        <ChipSizes value={size} onChange={setSize} />
        <button
          type="button"
          className="plain-button"
          aria-disabled={!canUndo}
          onClick={() => canUndo && setSteps(steps.slice(0, -1))}
        >
          {t('roulette.undo')}
        </button>
        <button
          type="button"
          className="plain-button"
          aria-disabled={!canUndo}
          onClick={() => canUndo && setSteps([[]])}
        >
          {t('roulette.clear')}
        </button>
      </div>
    ),
    stakesChips: true,
    action: {
      label: total === 0n ? t('roulette.place') : t('roulette.spin'),
      amount: total === 0n ? null : total,
      isReady: state.phase === 'ready' && total > 0n,
      run: () => void play.bet({ chips }, total),
    },
    hint: isFull ? t('roulette.full') : t('roulette.hint'),
  };
}

function describe({ view }: RoundView, { texts }: Frame): string {
  const { number, colour } = view as RouletteView;
  return texts.t('roulette.result', { number, colour: texts.t(`roulette.colour.${colour}`) });
}

function Rules() {
  const { texts } = useFrame();
  return (
    <>
      <p>{texts.t('roulette.rules')}</p>
      <p>{texts.t('roulette.pays')}</p>
    </>
  );
}

export const roulette: Game = { useGame, describe, Rules };
