import { useId } from 'preact/hooks';
import { useFrame } from '../shell/frame.ts';
import { CHIP_SIZES } from './rouletteLayout.ts';
import type { ChipSize } from './rouletteLayout.ts';

/** Cells under a chip, as [column, row] of a small layout of two columns and three rows. */
const CELLS: Readonly<Record<ChipSize, readonly string[]>> = {
  straight: ['0 0'],
  splitAcross: ['0 0', '1 0'],
  splitDown: ['0 0', '0 1'],
  street: ['0 0', '0 1', '0 2'],
  corner: ['0 0', '1 0', '0 1', '1 1'],
  sixLine: ['0 0', '1 0', '0 1', '1 1', '0 2', '1 2'],
};
const ALL = ['0 0', '1 0', '0 1', '1 1', '0 2', '1 2'];

interface Props {
  readonly value: ChipSize;
  readonly onChange: (size: ChipSize) => void;
}

/** Renders the choice of the numbers under a chip as small layouts. */
export function ChipSizes({ value, onChange }: Props) {
  const { state, texts } = useFrame();
  const name = useId();
  return (
    <fieldset className="segmented" disabled={state.phase !== 'ready'}>
      <legend>{texts.t('roulette.size')}</legend>
      <div className="segments">
        {CHIP_SIZES.map((size) => (
          <label key={size} title={texts.t(`roulette.size.${size}`)}>
            <input
              type="radio"
              name={name}
              checked={size === value}
              aria-label={texts.t(`roulette.size.${size}`)}
              onChange={() => onChange(size)}
            />
            <span>
              <svg className="size-icon" viewBox="0 0 20 26" aria-hidden="true">
                {ALL.map((cell) => {
                  const [column = 0, row = 0] = cell.split(' ').map(Number);
                  const isUnder = CELLS[size].includes(cell);
                  return (
                    <rect
                      key={cell}
                      className={isUnder ? 'size-cell size-under' : 'size-cell'}
                      x={2 + column * 8}
                      y={1.5 + row * 8}
                      width="7"
                      height="7"
                      rx="1.5"
                    />
                  );
                })}
              </svg>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
