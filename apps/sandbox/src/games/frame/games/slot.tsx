import type { SlotSpin, SlotSymbol, SlotView } from '@touchline/games/wire';
import { LINES, linePays, STRIPS } from '@touchline/games';
import { useEffect } from 'preact/hooks';
import { useBet } from '../shell/actions.ts';
import type { RoundView } from '../shell/api.types.ts';
import { useFrame } from '../shell/frame.ts';
import type { Frame } from '../shell/frame.ts';
import type { Game, GameParts } from '../shell/game.ts';
import { useReveal } from '../shell/reveal.ts';
import { lookSymbols } from './art/lookSymbols.tsx';
import { orchardSymbols } from './art/orchardSymbols.tsx';
import { lookOf } from './slotLook.ts';
import type { SlotLook } from './slotLook.ts';
import { momentAt, reelProgress, reelWindow, revealMs } from './slotTimes.ts';

const viewOf = (round: RoundView | null): SlotView | null =>
  round?.view.game === 'slot' ? round.view : null;

/** Spin before the first round: the strips at their starts. */
const IDLE: SlotSpin = {
  stops: [0, 1, 2, 3, 4],
  reels: [],
  isFree: false,
  wins: [],
  scatters: 0,
  scatterPays: 0,
  freeSpins: 0,
  pays: 0,
};

function useLook(): SlotLook {
  const { id, settings } = useFrame().play.session.game;
  return lookOf(id, settings);
}

function symbolName(symbol: SlotSymbol, { isOrchard }: SlotLook, { t }: Frame['texts']): string {
  return t(isOrchard ? `slot.symbol.${symbol}` : `slot.look.${symbol}`);
}

function useGame(): GameParts {
  const { state, texts } = useFrame();
  const look = useLook();
  useEffect(() => {
    if (look.isOrchard) return;
    const { documentElement } = document;
    documentElement.dataset['look'] = look.isLight ? 'light' : 'dark';
    for (const [name, colour] of Object.entries(look.variables))
      documentElement.style.setProperty(name, colour);
  }, []);
  const spins = viewOf(state.round)?.spins ?? [IDLE];
  const progress = useReveal(revealMs(spins));
  const bet = useBet({});
  return {
    scene: <Scene spins={spins} progress={progress} look={look} />,
    action: state.freeRounds && state.freeRounds.left > 0 ? bet : { ...bet, label: texts.t('slot.spin') },
    hint: texts.t('slot.hint'),
  };
}

/** Size of a symbol's cell, in units of the scene. */
const CELL = 76;

interface SceneProps {
  readonly spins: readonly SlotSpin[];
  readonly progress: number;
  readonly look: SlotLook;
}

function Scene({ spins, progress, look }: SceneProps) {
  const { play, state, texts } = useFrame();
  const moment = momentAt(spins, progress);
  const spin = spins[moment.spin] ?? IDLE;
  const isStill = moment.progress === 1;
  const winning = isStill ? winningCells(spin) : new Set<string>();
  const art = look.isOrchard ? orchardSymbols : lookSymbols;
  const name = spin.reels
    .map((reel) => reel.map((one) => symbolName(one, look, texts)).join(' '))
    .join(' | ');
  const canEnd = spins.length > 1 && moment.spin > 0 && state.phase === 'revealing';
  return (
    <div className={look.isOrchard ? 'slot' : 'slot slot-look'} dir="ltr">
      <p className="slot-title" aria-hidden="true">
        {play.session.game.name}
      </p>
      <svg
        className="picture"
        viewBox={`-10 -10 ${CELL * 5 + 24} ${CELL * 3 + 24}`}
        role="img"
        aria-label={texts.t('slot.reels', { reels: isStill ? name : '' })}
      >
        <defs>
          <clipPath id="window">
            <rect width={CELL * 5} height={CELL * 3} rx="12" />
          </clipPath>
        </defs>
        <rect className="cast" x="-2" y="-2" width={CELL * 5 + 14} height={CELL * 3 + 14} rx="18" />
        <rect className="ink slot-frame" x="-8" y="-8" width={CELL * 5 + 16} height={CELL * 3 + 16} rx="18" />
        <g clip-path="url(#window)">
          <rect className="slot-back" width={CELL * 5} height={CELL * 3} />
          {STRIPS.map((strip, reel) => {
            const { symbols, offset } = reelWindow(
              strip,
              spin.stops[reel] ?? 0,
              reelProgress(reel, moment.progress),
            );
            return symbols.map((symbol, row) => (
              <g
                // Cells differ by their places only.
                key={`${reel * 4 + row}`}
                transform={`translate(${reel * CELL} ${(row - offset) * CELL})`}
              >
                <rect
                  className={winning.has(`${reel} ${row}`) ? 'slot-cell slot-win' : 'slot-cell'}
                  x="3"
                  y="3"
                  width={CELL - 6}
                  height={CELL - 6}
                  rx="9"
                />
                <g transform="translate(9 9) scale(.906)">{art[symbol]}</g>
              </g>
            ));
          })}
        </g>
        {isStill && spin.wins.map(({ line, count }) => <Line key={line} line={line} count={count} />)}
      </svg>
      <p className="slot-free">
        {moment.spin > 0 && texts.t('slot.free', { spin: moment.spin, spins: spins.length - 1 })}{' '}
        {canEnd && (
          <button type="button" className="link" onClick={play.revealed}>
            {texts.t('slot.toEnd')}
          </button>
        )}
      </p>
    </div>
  );
}

function winningCells({ wins, scatterPays, reels }: SlotSpin): ReadonlySet<string> {
  const onLines = wins.flatMap(({ line, count }) =>
    (LINES[line - 1] ?? []).slice(0, count).map((row, reel) => `${reel} ${row}`),
  );
  const scatters =
    scatterPays === 0
      ? []
      : reels.flatMap((reel, at) => reel.flatMap((symbol, row) => (symbol === 'S' ? [`${at} ${row}`] : [])));
  return new Set([...onLines, ...scatters]);
}

function Line({ line, count }: { readonly line: number; readonly count: number }) {
  const points = (LINES[line - 1] ?? [])
    .slice(0, count)
    .map((row, reel) => `${(reel + 0.5) * CELL} ${(row + 0.5) * CELL}`);
  return <path className="slot-line" d={`M${points.join('L')}`} />;
}

function describe({ view }: RoundView, { play, texts }: Frame): string {
  const { spins } = view as SlotView;
  const look = lookOf(play.session.game.id, play.session.game.settings);
  const [first] = spins;
  if (!first) return '';
  const free = spins.length - 1;
  if (free > 0)
    return `${texts.t('slot.scatter', { count: first.scatters, symbol: symbolName('S', look, texts) })} ${texts.count('slot.feature', free)}`;
  const [win] = first.wins;
  if (!win) return texts.t('slot.nothing');
  if (first.wins.length > 1) return texts.count('slot.lines', first.wins.length);
  return texts.t('slot.lineWin', {
    line: win.line,
    count: win.count,
    symbol: symbolName(win.symbol, look, texts),
  });
}

const PAYING: readonly SlotSymbol[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];

function Rules() {
  const { texts } = useFrame();
  const look = useLook();
  const name = (symbol: SlotSymbol) => symbolName(symbol, look, texts);
  const art = look.isOrchard ? orchardSymbols : lookSymbols;
  return (
    <>
      <p>{texts.t('slot.rules', { wild: name('W'), scatter: name('S') })}</p>
      {!look.isOrchard && <p>{texts.t('slot.engine')}</p>}
      <table className="pays">
        <caption className="muted">{texts.t('slot.table')}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.t('slot.symbol')}</th>
            {[3, 4, 5].map((count) => (
              <th key={count} scope="col">
                {count}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PAYING.map((symbol) => (
            <tr key={symbol}>
              <th scope="row">
                <svg className="pay-symbol" viewBox="0 0 64 64" aria-hidden="true">
                  {art[symbol]}
                </svg>{' '}
                {name(symbol)}
              </th>
              {[3, 4, 5].map((count) => (
                <td key={count}>{linePays(symbol, count)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

export const slot: Game = { useGame, describe, Rules };
