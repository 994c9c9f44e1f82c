import type { RouletteChip, RouletteSpot } from '@touchline/games/wire';
import { colourOf, spotKey } from '@touchline/games';
import { useState } from 'preact/hooks';
import { useFrame } from '../shell/frame.ts';
import type { TextKey } from '../shell/texts.ts';
import { useRoving } from '../shell/roving.ts';
import { cellOf, LAYOUT, spotAt } from './rouletteLayout.ts';
import type { ChipSize } from './rouletteLayout.ts';

interface Props {
  readonly chips: readonly RouletteChip[];
  readonly size: ChipSize;
  /** Number that the ball is on; null before a result. */
  readonly result: number | null;
  readonly canPlace: boolean;
  readonly onPlace: (spot: RouletteSpot) => void;
}

interface Cell {
  readonly spot: RouletteSpot;
  readonly label: string;
  /** Name in words, where the label isn't one. */
  readonly name?: string;
  readonly className: string;
  readonly number?: number;
  /** Grid area: row, column and their ends. */
  readonly area: string;
}

const OUTSIDE: readonly (readonly [RouletteSpot, TextKey, string])[] = [
  [{ kind: 'dozen', index: 1 }, 'roulette.dozen1', '4 / 2 / 5 / 6'],
  [{ kind: 'dozen', index: 2 }, 'roulette.dozen2', '4 / 6 / 5 / 10'],
  [{ kind: 'dozen', index: 3 }, 'roulette.dozen3', '4 / 10 / 5 / 14'],
  [{ kind: 'low' }, 'roulette.low', '5 / 2 / 6 / 4'],
  [{ kind: 'even' }, 'roulette.even', '5 / 4 / 6 / 6'],
  [{ kind: 'red' }, 'roulette.red', '5 / 6 / 6 / 8'],
  [{ kind: 'black' }, 'roulette.black', '5 / 8 / 6 / 10'],
  [{ kind: 'odd' }, 'roulette.odd', '5 / 10 / 6 / 12'],
  [{ kind: 'high' }, 'roulette.high', '5 / 12 / 6 / 14'],
];

/** Renders the layout with its chips; one tab stop, arrows move. */
export function RouletteTable({ chips, size, result, canPlace, onPlace }: Props) {
  const { texts, money } = useFrame();
  const [under, setUnder] = useState<readonly number[]>([]);
  const cells = useCells(size);
  const roving = useRoving(cells.length, 13);
  const amountOn = (spot: RouletteSpot): bigint => {
    const key = spotKey(spot);
    return BigInt(chips.find((chip) => spotKey(chip.spot) === key)?.amount ?? '0');
  };
  return (
    <div className="layout" role="group" aria-label={texts.t('roulette.layout')} data-roving>
      {cells.map(({ spot, label, name: word = label, className, number, area }, index) => {
        const amount = amountOn(spot);
        const name = cellName(spot, word, texts.t);
        const move = roving(index);
        return (
          <button
            key={`${area}`}
            type="button"
            className={`spot ${className}${number !== undefined && under.includes(number) ? ' spot-under' : ''}${number === result ? ' spot-result' : ''}`}
            style={{ gridArea: area }}
            aria-label={
              amount > 0n ? texts.t('roulette.withChips', { spot: name, amount: money(amount) }) : name
            }
            aria-disabled={!canPlace}
            {...move}
            onMouseEnter={() => setUnder('numbers' in spot ? spot.numbers : [])}
            onMouseLeave={() => setUnder([])}
            onFocus={() => {
              move.onFocus();
              setUnder('numbers' in spot ? spot.numbers : []);
            }}
            onBlur={() => setUnder([])}
            onClick={() => canPlace && onPlace(spot)}
          >
            {label}
          </button>
        );
      })}
      {chips.map((chip) => (
        <Chip key={spotKey(chip.spot)} chip={chip} cells={cells} />
      ))}
    </div>
  );
}

function useCells(size: ChipSize): readonly Cell[] {
  const { texts } = useFrame();
  const numberCell = (number: number): Cell => {
    const [column, row] = cellOf(number);
    return {
      spot: spotAt(number, size),
      label: String(number),
      className: `spot-number spot-${colourOf(number)}`,
      number,
      area: number === 0 ? '1 / 1 / 4 / 2' : `${row + 1} / ${column + 2} / ${row + 2} / ${column + 3}`,
    };
  };
  const columnCell = (index: number): Cell => ({
    spot: { kind: 'column', index },
    label: '2:1',
    name: `2:1, ${texts.t('roulette.columnName', { index })}`,
    className: 'spot-outside',
    area: `${4 - index} / 14 / ${5 - index} / 15`,
  });
  const rows = [3, 2, 1].flatMap((index) => [
    ...LAYOUT.filter((number) => (number - index) % 3 === 0).map(numberCell),
    columnCell(index),
  ]);
  const outside = OUTSIDE.map(([spot, key, area]) => ({
    spot,
    label: spot.kind === 'red' || spot.kind === 'black' ? '◆' : texts.t(key),
    name: texts.t(key),
    className: `spot-outside spot-of-${spot.kind}`,
    area,
  }));
  return [...rows, numberCell(0), ...outside];
}

function cellName(
  spot: RouletteSpot,
  label: string,
  t: (key: TextKey, params?: Record<string, string>) => string,
): string {
  if ('numbers' in spot && spot.numbers.length > 1)
    return t('roulette.numbersName', { numbers: spot.numbers.join(', ') });
  return label;
}

/** Renders the chip of a spot in the middle of its numbers, or at the end of its cell outside. */
function Chip({ chip, cells }: { readonly chip: RouletteChip; readonly cells: readonly Cell[] }) {
  const { play } = useFrame();
  const { spot } = chip;
  const text = shortAmount(BigInt(chip.amount), play.session.decimals);
  const content = (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <circle className="cast" cx="22" cy="22" r="17" />
      <circle className="ink yours-fill chip-edge" cx="20" cy="20" r="17" />
      <circle className="chip-ring" cx="20" cy="20" r="13.5" />
      <text className="chip-text on-yours" x="20" y="24">
        {text}
      </text>
    </svg>
  );
  if (!('numbers' in spot)) {
    const cell = cells.find(
      (one) => spotKey(one.spot) === spotKey(spot) && one.className.includes('outside'),
    );
    return (
      <span className="chip chip-outside" style={{ gridArea: cell?.area ?? 'auto' }}>
        {content}
      </span>
    );
  }
  const places = spot.numbers.map(cellOf);
  const middle = (axis: 0 | 1): number => places.reduce((sum, place) => sum + place[axis], 0) / places.length;
  return (
    <span className="chip" style={{ '--column': String(middle(0)), '--row': String(middle(1)) }}>
      {content}
    </span>
  );
}

/** Returns a short amount for a chip: 0.5, 25, 1.2k. */
function shortAmount(minor: bigint, decimals: number): string {
  const value = Number(minor) / 10 ** decimals;
  return value >= 1000 ? `${Math.floor(value / 100) / 10}k` : String(Number(value.toFixed(decimals)));
}
