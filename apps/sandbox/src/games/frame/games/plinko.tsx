import type { PlinkoRisk, PlinkoRows, PlinkoView } from '@touchline/games/wire';
import { plinkoSlots } from '@touchline/games';
import { useState } from 'preact/hooks';
import { useBet } from '../shell/actions.ts';
import type { RoundView } from '../shell/api.types.ts';
import { Segmented } from '../shell/controls.tsx';
import { useFrame } from '../shell/frame.ts';
import type { Frame } from '../shell/frame.ts';
import type { Game, GameParts } from '../shell/game.ts';
import { useReveal } from '../shell/reveal.ts';

const viewOf = (round: RoundView | null): PlinkoView | null =>
  round?.view.game === 'plinko' ? round.view : null;

function useGame(): GameParts {
  const { texts } = useFrame();
  const { t } = texts;
  const [rows, setRows] = useState<PlinkoRows>(8);
  const [risk, setRisk] = useState<PlinkoRisk>('low');
  const action = useBet({ rows, risk });
  return {
    scene: <Scene rows={rows} risk={risk} />,
    choice: (
      <>
        <Segmented
          label={t('plinko.rows')}
          value={rows}
          onChange={setRows}
          options={([8, 12, 16] as const).map((value) => ({ value, label: String(value) }))}
        />
        <Segmented
          label={t('plinko.risk')}
          value={risk}
          onChange={setRisk}
          options={(['low', 'mid', 'high'] as const).map((value) => ({ value, label: t(`plinko.${value}`) }))}
        />
      </>
    ),
    action,
    hint: t('plinko.hint'),
  };
}

const GAP = 20;
const TOP = 14;

interface SceneProps {
  readonly rows: PlinkoRows;
  readonly risk: PlinkoRisk;
}

/** Place of the ball after a number of rows, in units of the scene; the middle is 0. */
function placeAfter(path: readonly number[], rows: number): readonly [number, number] {
  const rights = path.slice(0, rows).filter((step) => step === 1).length;
  return [(rights * 2 - rows) * (GAP / 2), TOP + rows * GAP];
}

function Scene({ rows, risk }: SceneProps) {
  const { state, texts, number } = useFrame();
  const view = viewOf(state.round);
  const isOfThis = view !== null && view.choice.rows === rows && view.choice.risk === risk;
  const progress = useReveal(rows * 165 + 250);
  const slots = plinkoSlots({ rows, risk });
  const half = ((rows + 2) * GAP) / 2;
  const bottom = TOP + rows * GAP + 8;
  const slot = isOfThis && progress === 1 ? view.slot : null;
  return (
    <svg
      className="picture plinko"
      viewBox={`${-half} -14 ${half * 2} ${bottom + 48}`}
      role="img"
      aria-label={texts.t('plinko.scene', { rows })}
    >
      {Array.from({ length: rows }, (_, row) =>
        Array.from({ length: row + 1 }, (_, peg) => (
          <circle
            key={`${row} ${peg}`}
            className="pip"
            cx={(peg * 2 - row) * (GAP / 2)}
            cy={TOP + row * GAP + 8}
            r={rows > 12 ? 2.6 : 3}
          />
        )),
      )}
      {slots.map((multiplier, index) => (
        <Slot
          // The slots are symmetric, so only their places differ.
          key={`slot ${(index * 2 - rows) * (GAP / 2)}`}
          x={(index * 2 - rows) * (GAP / 2)}
          y={bottom + 6}
          shade={Math.abs(index * 2 - rows) / rows}
          isYours={slot === index}
          text={number(multiplier / 10_000, multiplier % 10_000 === 0 ? 0 : 1)}
        />
      ))}
      <Ball path={isOfThis ? view.path : []} progress={isOfThis ? progress : 0} />
    </svg>
  );
}

interface SlotProps {
  readonly x: number;
  readonly y: number;
  /** Distance from the middle, 0 to 1: outer slots have a darker paper. */
  readonly shade: number;
  readonly isYours: boolean;
  readonly text: string;
}

function Slot({ x, y, shade, isYours, text }: SlotProps) {
  const paper = shade > 0.7 ? 'paper-2' : shade > 0.3 ? 'paper-1' : 'paper-0';
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="cast" x={-GAP / 2 + 3.4} y="3" width={GAP - 2.6} height="20" rx="5" />
      <rect
        className={`ink thin ${isYours ? 'yours-fill' : paper}`}
        x={-GAP / 2 + 1.3}
        width={GAP - 2.6}
        height="20"
        rx="5"
      />
      <text className={isYours ? 'slot-text on-yours' : 'slot-text'} y="13.4">
        {text}
      </text>
    </g>
  );
}

function Ball({ path, progress }: { readonly path: readonly number[]; readonly progress: number }) {
  const at = progress * (path.length + 0.6);
  const row = Math.min(Math.floor(at), path.length);
  const within = Math.min(1, at - row);
  const [fromX, fromY] = placeAfter(path, row);
  const [toX, toY] = row === path.length ? [fromX, fromY + 19 / 0.6] : placeAfter(path, row + 1);
  // A small hop over the peg, then the fall to the next row.
  const fall = row === path.length ? within : within * within * 1.5 - within * 0.5;
  const x = fromX + (toX - fromX) * within;
  const y = fromY + (toY - fromY) * fall - 6;
  const trail = path.slice(0, row + 1).map((_, index) => placeAfter(path, index).join(' '));
  return (
    <>
      {trail.length > 1 && <path className="trail-line" d={`M${trail.join('L')}`} />}
      <circle
        className="ink yours-fill ball"
        cx={x}
        cy={path.length > 0 && progress === 1 ? TOP + path.length * GAP + 2 : y}
        r="7"
      />
    </>
  );
}

function describe({ view }: RoundView, { texts, times }: Frame): string {
  const { slot, slots } = view as PlinkoView;
  return texts.t('plinko.result', { slot: slot + 1, slots: slots.length, times: times(slots[slot] ?? 0) });
}

function Rules() {
  const { texts } = useFrame();
  return <p>{texts.t('plinko.rules')}</p>;
}

export const plinko: Game = { useGame, describe, Rules };
