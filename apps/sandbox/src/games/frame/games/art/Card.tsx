import type { Card as CardNumber } from '@touchline/games/wire';
import type { Texts } from '../../shell/texts.ts';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const;

const SUIT_PATHS: Readonly<Record<(typeof SUITS)[number], string>> = {
  clubs:
    'M0-12a5.6 5.6 0 0 1 4.6 8.8A5.6 5.6 0 1 1 1 4.2L2.8 11h-5.6L-1 4.2a5.6 5.6 0 1 1-3.6-7.4A5.6 5.6 0 0 1 0-12z',
  diamonds: 'M0-12 9 0 0 12-9 0z',
  hearts: 'M0 11C-15 0-11-11-5-11-2-11 0-9 0-6.5 0-9 2-11 5-11 11-11 15 0 0 11z',
  spades: 'M0-12C13-1 11 6 5.4 6 3.4 6 1.6 5 .9 3.8L2.8 11h-5.6L-.9 3.8C-1.6 5-3.4 6-5.4 6-11 6-13-1 0-12z',
};

const rankOf = (card: CardNumber): number => Math.floor(card / 4);
const suitOf = (card: CardNumber): (typeof SUITS)[number] => SUITS[card % 4] ?? 'clubs';

/** Returns a card in words. */
export function cardName(card: CardNumber, { t }: Texts): string {
  const rank = RANKS[rankOf(card)] ?? '';
  const isNamed = rank === 'A' || rank === 'J' || rank === 'Q' || rank === 'K';
  return t('card.name', { rank: isNamed ? t(`card.${rank}`) : rank, suit: t(`card.${suitOf(card)}`) });
}

interface Props {
  /** Card, or null for its back. */
  readonly card: CardNumber | null;
  /** True if the card turns as it appears. @default false */
  readonly isNew?: boolean;
}

/** Renders a card: its face, or the chevrons of its back. */
export function Card({ card, isNew = false }: Props) {
  return (
    <svg className={isNew ? 'card turned' : 'card'} viewBox="-2 -2 74 102" aria-hidden="true">
      <rect className="cast" x="4" y="4" width="66" height="94" rx="7" />
      <rect className={card === null ? 'ink paper-2' : 'ink paper-0'} width="66" height="94" rx="7" />
      {card === null ? <Back /> : <Face card={card} />}
    </svg>
  );
}

function Back() {
  return (
    <g className="back">
      {[16, 28, 40].map((x) => (
        <path key={x} d={`m${x} 35 10 12-10 12`} />
      ))}
    </g>
  );
}

function Face({ card }: { readonly card: CardNumber }) {
  const suit = suitOf(card);
  const colour = suit === 'hearts' || suit === 'diamonds' ? 'clay' : 'pip';
  const rank = RANKS[rankOf(card)] ?? '';
  const rankClass = rank === '10' ? 'card-rank card-ten' : 'card-rank';
  const corner = (
    <>
      <text className={rankClass} x="13" y="22">
        {rank}
      </text>
      <path className={colour} d={SUIT_PATHS[suit]} transform="translate(13 33) scale(.55)" />
    </>
  );
  return (
    <>
      {corner}
      <path className={colour} d={SUIT_PATHS[suit]} transform="translate(35 52) scale(1.7)" />
      <text className={rankClass} x="13" y="22" transform="rotate(180 33 47)">
        {rank}
      </text>
    </>
  );
}
