import type {
  BlackjackAction,
  BlackjackHandView,
  BlackjackView,
  Card as CardNumber,
} from '@touchline/games/wire';
import { useRef } from 'preact/hooks';
import { useBet, useIsOpen } from '../shell/actions.ts';
import type { RoundView } from '../shell/api.types.ts';
import { useFrame } from '../shell/frame.ts';
import type { Frame } from '../shell/frame.ts';
import type { Game, GameParts, MoneyAction } from '../shell/game.ts';
import { useReveal } from '../shell/reveal.ts';
import { Card, cardName } from './art/Card.tsx';

const viewOf = (round: RoundView | null): BlackjackView | null =>
  round?.view.game === 'blackjack' ? round.view : null;

function useGame(): GameParts {
  const { state, texts } = useFrame();
  const { t } = texts;
  const view = viewOf(state.round);
  const isOpen = useIsOpen();
  const bet = useBet({});
  const double = useDouble(view);
  return {
    scene: <Scene />,
    choice: <Turns view={isOpen ? view : null} />,
    action: isOpen ? double : bet,
    hint: isOpen ? t('blackjack.hintOpen') : t('blackjack.hint'),
  };
}

function useDouble(view: BlackjackView | null): MoneyAction {
  const { play, state, texts } = useFrame();
  const hand = view?.hands[view.active ?? 0];
  const canDouble = view?.actions.includes('double') === true;
  return {
    label: canDouble ? texts.t('blackjack.double') : texts.t('blackjack.turn'),
    amount: canDouble ? BigInt(hand?.stake ?? '0') : null,
    isReady: canDouble && state.phase === 'open',
    run: () => void play.turn({ action: 'double' }),
  };
}

const PLAIN: readonly BlackjackAction[] = ['hit', 'stand', 'split'];

function Turns({ view }: { readonly view: BlackjackView | null }) {
  const { play, state, texts, money, sound } = useFrame();
  const { t } = texts;
  const isTurn = state.phase === 'open';
  const stake = BigInt(view?.hands[view.active ?? 0]?.stake ?? '0');
  return (
    <>
      {PLAIN.filter((action) => action !== 'split' || view?.actions.includes('split')).map((action) => {
        const canTake = isTurn && view?.actions.includes(action) === true;
        return (
          <button
            key={action}
            type="button"
            className="plain-button"
            aria-disabled={!canTake}
            onClick={() => {
              if (!canTake) return;
              sound.tick();
              void play.turn({ action });
            }}
          >
            {action === 'split'
              ? t('blackjack.split', { amount: money(stake) })
              : t(`blackjack.${action as 'hit' | 'stand'}`)}
          </button>
        );
      })}
    </>
  );
}

/** Cards that a view shows, by owner. */
const counts = (view: BlackjackView): readonly number[] => [
  ...view.hands.map(({ cards }) => cards.length),
  view.dealer.filter((card) => card !== null).length,
];

const total = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

function Scene() {
  const { state, texts } = useFrame();
  const { t } = texts;
  const view = viewOf(state.round);
  const before = useRef<readonly number[]>([]);
  const isNewRound = useRef<string>('');
  if (state.round && isNewRound.current !== state.round.roundId) {
    isNewRound.current = state.round.roundId;
    before.current = [];
  }
  const news = view ? Math.max(0, total(counts(view)) - total(before.current)) : 0;
  const progress = useReveal(Math.min(2400, 260 * news));
  const shown = Math.ceil(progress * news);
  if (view && state.phase !== 'revealing') before.current = counts(view);
  if (!view)
    return (
      <div className="blackjack" dir="ltr">
        <Row label={t('blackjack.dealer')} cards={[null, null]} from={2} />
        <Row label={t('blackjack.you')} cards={[null, null]} from={2} />
      </div>
    );
  const order = dealOrder(view, before.current);
  const isHidden = (owner: number, index: number): boolean => order.indexOf(`${owner} ${index}`) >= shown;
  const isOver = progress === 1;
  const dealerAt = view.hands.length;
  return (
    <div className="blackjack" dir="ltr">
      <Row
        label={t('blackjack.dealer')}
        cards={view.dealer.map((card, index) => (isHidden(dealerAt, index) ? null : card))}
        from={before.current[dealerAt] ?? 0}
        total={isOver && view.dealerTotal > 0 ? String(view.dealerTotal) : ''}
      />
      <div className="hands">
        {view.hands.map((hand, owner) => (
          <Row
            key={owner === 0 ? 'first' : 'second'}
            label={handLabel(hand, view, owner, texts.t)}
            cards={hand.cards.map((card, index) => (isHidden(owner, index) ? null : card))}
            from={before.current[owner] ?? 0}
            total={isOver ? totalText(hand) : ''}
            isActive={view.active === owner && view.hands.length > 1}
            isYours
          />
        ))}
      </div>
    </div>
  );
}

/** Order in which new cards appear: the player's, then the dealer's; the first four in turns. */
function dealOrder(view: BlackjackView, before: readonly number[]): readonly string[] {
  if (before.length === 0 && view.hands.length === 1) {
    const rest = view.dealer.slice(1).map((_, index) => `1 ${index + 1}`);
    return ['0 0', '1 0', '0 1', ...rest].filter((place) => isShown(view, place));
  }
  const owners = [...view.hands.map(({ cards }) => cards), view.dealer];
  return owners.flatMap((cards, owner) =>
    cards
      .map((_, index) => index)
      .filter((index) => index >= (before[owner] ?? 0))
      .map((index) => `${owner} ${index}`)
      .filter((place) => isShown(view, place)),
  );
}

function isShown(view: BlackjackView, place: string): boolean {
  const [owner = 0, index = 0] = place.split(' ').map(Number);
  return owner < view.hands.length || (view.dealer[index] ?? null) !== null;
}

const totalText = ({ total, isSoft, state }: BlackjackHandView): string =>
  isSoft && total < 21 && state === 'playing' ? `${total - 10}/${total}` : String(total);

function handLabel(
  hand: BlackjackHandView,
  view: BlackjackView,
  owner: number,
  t: Frame['texts']['t'],
): string {
  if (hand.state === 'bust' || hand.state === 'blackjack') return t(`blackjack.${hand.state}`);
  return view.hands.length > 1 ? t('blackjack.hand', { hand: owner + 1 }) : t('blackjack.you');
}

interface RowProps {
  readonly label: string;
  readonly cards: readonly (CardNumber | null)[];
  /** Index of the first card that is new. */
  readonly from: number;
  readonly total?: string;
  readonly isActive?: boolean;
  readonly isYours?: boolean;
}

function Row({ label, cards, from, total = '', isActive = false, isYours = false }: RowProps) {
  const { texts } = useFrame();
  const names = cards.map((card) => (card === null ? texts.t('card.closed') : cardName(card, texts)));
  return (
    <div
      className={isActive ? 'hand hand-active' : 'hand'}
      role="img"
      aria-label={`${label}: ${names.join(', ')}${total === '' ? '' : ` (${total})`}`}
    >
      <p className="hand-label">
        <span>{label}</span>
        {total !== '' && <b className={isYours ? 'total figure yours' : 'total figure'}>{total}</b>}
      </p>
      <div className="hand-cards">
        {cards.map((card, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- equal cards may be dealt, and cards keep their places
          <Card key={`${index} ${card}`} card={card} isNew={card !== null && index >= from} />
        ))}
      </div>
    </div>
  );
}

function describe({ view, state }: RoundView, { texts }: Frame): string {
  const { hands, dealer, dealerTotal, active } = view as BlackjackView;
  if (state === 'settled') {
    const totals = hands.map((hand) =>
      hand.state === 'bust' ? texts.t('blackjack.bust') : String(hand.total),
    );
    return texts.t('blackjack.result', { yours: totals.join(' · '), dealer: dealerTotal });
  }
  const hand = hands[active ?? 0];
  const up = dealer.find((card) => card !== null) ?? 0;
  return texts.t('blackjack.state', {
    cards: (hand?.cards ?? []).map((card) => cardName(card, texts)).join(', '),
    total: hand?.total ?? 0,
    dealer: cardName(up, texts),
  });
}

function Rules() {
  const { texts } = useFrame();
  return <p>{texts.t('blackjack.rules')}</p>;
}

export const blackjack: Game = { useGame, describe, Rules };
