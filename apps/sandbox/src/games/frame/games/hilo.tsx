import type { HiLoGuess, HiLoOffer, HiLoView } from '@touchline/games/wire';
import { useState } from 'preact/hooks';
import { useBet, useIsOpen, useTake } from '../shell/actions.ts';
import type { RoundView } from '../shell/api.types.ts';
import { useFrame } from '../shell/frame.ts';
import type { Frame } from '../shell/frame.ts';
import type { Game, GameParts } from '../shell/game.ts';
import { useReveal } from '../shell/reveal.ts';
import { Card, cardName } from './art/Card.tsx';

const viewOf = (round: RoundView | null): HiLoView | null =>
  round?.view.game === 'hilo' ? round.view : null;

function useGame(): GameParts {
  const { play, state, texts } = useFrame();
  const { t } = texts;
  const view = viewOf(state.round);
  const isOpen = useIsOpen();
  const bet = useBet({});
  const take = useTake(isOpen && view ? view.multiplier : 0, t('hilo.guess'));
  const canSkip = state.phase === 'open' && view?.canSkip === true;
  return {
    scene: <Scene />,
    choice: (
      <button
        type="button"
        className="plain-button"
        aria-disabled={!canSkip}
        onClick={() => void (canSkip && play.turn({ action: 'skip' }))}
      >
        {t('hilo.skip')}
      </button>
    ),
    action: isOpen ? take : bet,
    hint: isOpen ? t('hilo.hintOpen') : t('hilo.hint'),
  };
}

/** Cards behind the present one. */
const TRAIL = 4;

function Scene() {
  const { state, texts } = useFrame();
  useReveal(240);
  const view = viewOf(state.round);
  const [picked, setPicked] = useState<HiLoGuess | null>(null);
  const cards = view?.cards ?? [];
  const last = cards.at(-1);
  return (
    <div className="hilo" dir="ltr">
      <div className="floor" />
      <div className="trail">
        {cards
          .slice(0, -1)
          .slice(-TRAIL)
          .map((card, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- equal cards may be dealt, and cards keep their places
            <Card key={`${cards.length}-${index}`} card={card} />
          ))}
      </div>
      <div
        className="present"
        role="img"
        aria-label={last === undefined ? texts.t('card.closed') : cardName(last, texts)}
      >
        <Card key={cards.length} card={last ?? null} isNew={state.phase === 'revealing'} />
      </div>
      <div className="arrows" role="group" aria-label={texts.t('hilo.guess')}>
        {(view && view.offers.length > 0 ? view.offers : NO_OFFERS).map((offer) => (
          <Arrow
            key={offer.guess}
            offer={offer}
            isPicked={picked === offer.guess && state.phase !== 'open' && state.phase !== 'ready'}
            onPick={() => setPicked(offer.guess)}
          />
        ))}
      </div>
    </div>
  );
}

/** Arrows without multipliers, between rounds. */
const NO_OFFERS: readonly HiLoOffer[] = [
  { guess: 'higher', ranks: 0, multiplier: 0 },
  { guess: 'lower', ranks: 0, multiplier: 0 },
];

const SHAPES: Readonly<Record<HiLoGuess, string>> = {
  higher: 'M40 4 78 40H65v36H15V40H2z',
  lower: 'M40 76 2 40h13V4h50v36h13z',
  same: 'M6 22h68v36H6z',
};

const LABEL_AT: Readonly<Record<HiLoGuess, number>> = { higher: 54, lower: 36, same: 45 };

/** Cuts a multiplier to two decimals, which fit an arrow: never more than it pays. Its name has all of them. */
const inHundredths = (tenThousandths: number): number => tenThousandths - (tenThousandths % 100);

interface ArrowProps {
  readonly offer: HiLoOffer;
  readonly isPicked: boolean;
  readonly onPick: () => void;
}

function Arrow({ offer, isPicked, onPick }: ArrowProps) {
  const { play, state, texts, times, sound } = useFrame();
  const { guess, ranks, multiplier } = offer;
  const canGuess = state.phase === 'open' && ranks > 0;
  const name =
    ranks === 0
      ? texts.t(`hilo.${guess}`)
      : texts.t('hilo.offer', { guess: texts.t(`hilo.${guess}`), ranks, times: times(multiplier) });
  return (
    <button
      type="button"
      className="arrow"
      aria-label={name}
      aria-disabled={!canGuess}
      onClick={() => {
        if (!canGuess) return;
        onPick();
        sound.tick();
        void play.turn({ action: 'guess', guess });
      }}
    >
      <svg viewBox="-2 -2 90 90" aria-hidden="true">
        <path className="cast" d={SHAPES[guess]} transform="translate(4 4)" />
        <path className={`ink ${isPicked ? 'yours-fill' : 'paper-0'}`} d={SHAPES[guess]} />
        <text className={isPicked ? 'arrow-text on-yours' : 'arrow-text'} x="40" y={LABEL_AT[guess]}>
          {ranks === 0 ? '' : times(inHundredths(multiplier))}
        </text>
      </svg>
    </button>
  );
}

function describe({ view, state }: RoundView, { texts, times }: Frame): string {
  const { cards, turns, multiplier } = view as HiLoView;
  const card = cardName(cards.at(-1) ?? 0, texts);
  const right = turns.filter(({ guess, isRight }) => guess !== 'skip' && isRight).length;
  if (state === 'settled' && turns.at(-1)?.isRight === false) return texts.t('hilo.lost', { card });
  if (state === 'settled') return texts.count('hilo.won', right, { times: times(multiplier) });
  if (right === 0) return texts.t('hilo.card', { card });
  return texts.t('hilo.secured', { card, times: times(multiplier) });
}

function Rules() {
  const { texts } = useFrame();
  return <p>{texts.t('hilo.rules')}</p>;
}

export const hilo: Game = { useGame, describe, Rules };
