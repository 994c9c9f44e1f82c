import type { CrashView } from '@touchline/games/wire';
import { crashMultiplier } from '@touchline/games';
import { useEffect, useState } from 'preact/hooks';
import type { RoundView } from '../shell/api.types.ts';
import { Stepper } from '../shell/controls.tsx';
import { useFrame } from '../shell/frame.ts';
import type { Frame } from '../shell/frame.ts';
import type { Game, GameParts, MoneyAction } from '../shell/game.ts';
import { payoutOf, toMinor, toText } from '../shell/money.ts';
import type { Play } from '../shell/play.ts';
import { prefersReducedMotion, useReveal } from '../shell/reveal.ts';
import { Flight } from './art/Flight.tsx';
import { useCrashTable } from './crashTable.ts';
import type { CrashTable } from './crashTable.ts';

/** Multipliers of the auto cash-out, in hundredths; null is off. */
const TARGETS = [null, 110, 120, 150, 200, 300, 500, 1000, 2000, 5000, 10_000] as const;

const viewOf = (round: RoundView | null): CrashView | null =>
  round?.view.game === 'crash' ? round.view : null;

/** Least multiplier at which a bet can be cashed out. */
const LEAST = 101;

function useGame(): GameParts {
  const { play, state, texts, times } = useFrame();
  const { t } = texts;
  const table = useCrashTable((bet) => receive(play, bet));
  const elapsed = useElapsed(table);
  const [target, setTarget] = useState(0);
  useReveal(0);
  useOutcome(table);
  useEffect(() => {
    if (table?.game == null) return;
    play.setFairness({ commitment: table.terminal, clientSeed: table.salt, nonce: table.game });
  }, [table?.game]);
  const autoCashOut = TARGETS[target] ?? null;
  const action = useAction(table, elapsed, autoCashOut);
  const view = viewOf(state.round);
  const isOfThisGame = view !== null && state.round?.fairness.nonce === table?.game;
  return {
    scene: <Flight table={table} elapsed={elapsed} cashedOutAt={isOfThisGame ? view.cashedOutAt : null} />,
    choice: (
      <Stepper
        label={t('crash.auto')}
        value={autoCashOut === null ? t('crash.off') : times(autoCashOut * 100)}
        less={t('crash.lower')}
        more={t('crash.higher')}
        canLess={target > 0}
        canMore={target < TARGETS.length - 1}
        onStep={(direction) => setTarget(target + direction)}
      />
    ),
    action,
    hint: hintOf(table, state.phase === 'open', t),
  };
}

/** Shows a bet that the table reports: one that was open before the frame was loaded, or the end of the present one. */
function receive({ store, receive: show }: Play, bet: RoundView): void {
  const { round, phase } = store.get();
  const isEnd = phase === 'open' && round?.roundId === bet.roundId && bet.state !== 'open';
  const isResumed = phase === 'ready' && bet.state === 'open';
  if (isEnd || isResumed) show(bet);
}

function hintOf(table: CrashTable | null, hasBet: boolean, t: Frame['texts']['t']): string {
  if (!table) return t('crash.connecting');
  if (table.phase === 'betting') return hasBet ? t('crash.placed') : t('crash.hint');
  return hasBet ? t('crash.flying') : t('crash.next');
}

/** Milliseconds of the present phase, followed at each frame in flight. */
function useElapsed(table: CrashTable | null): number {
  const [, render] = useState(0);
  useEffect(() => {
    if (!table || table.phase === 'busted' || table.phase === 'idle') return undefined;
    const isSlow = table.phase !== 'running' || prefersReducedMotion();
    let frame = 0;
    const step = () => {
      render((count) => count + 1);
      frame = requestAnimationFrame(step);
    };
    if (!isSlow) frame = requestAnimationFrame(step);
    const timer = isSlow ? setInterval(() => render((count) => count + 1), 200) : undefined;
    return () => {
      cancelAnimationFrame(frame);
      clearInterval(timer);
    };
  }, [table]);
  return table ? Math.max(0, Date.now() + table.offset - table.since) : 0;
}

/** Asks for the player's bet where the connection was lost over the end of its flight. */
function useOutcome(table: CrashTable | null): void {
  const { api, play, state } = useFrame();
  const { round, phase } = state;
  const isMissed =
    round !== null && phase === 'open' && table !== null && table.game !== round.fairness.nonce;
  useEffect(() => {
    if (!isMissed || !round) return;
    void api
      .call<{ rounds: readonly RoundView[] }>('crash/rounds')
      .then(({ rounds }) => rounds.find(({ roundId }) => roundId === round.roundId))
      .then((settled) => settled && settled.state !== 'open' && play.receive(settled))
      .catch(() => undefined);
  }, [isMissed, table?.phase]);
}

function useAction(table: CrashTable | null, elapsed: number, autoCashOut: number | null): MoneyAction {
  const { api, play, state, texts } = useFrame();
  const { t } = texts;
  const { round, stake } = state;
  const { decimals } = play.session;
  if (state.phase === 'open' && round) {
    const multiplier = crashMultiplier(elapsed);
    const isFlying = table?.phase === 'running' && multiplier >= LEAST;
    return {
      label: isFlying ? t('crash.cashOut') : t('crash.isPlaced'),
      amount: isFlying
        ? payoutOf(toMinor(round.stake, decimals), multiplier * 100)
        : toMinor(round.stake, decimals),
      isReady: isFlying,
      run: () =>
        void play.proceed((actionId) =>
          api.call<RoundView>('crash/cashout', { actionId, roundId: round.roundId }),
        ),
    };
  }
  return {
    label: table?.phase === 'betting' ? t('bet') : t('crash.wait'),
    amount: stake,
    isReady: state.phase === 'ready' && table?.phase === 'betting',
    run: () =>
      void play.start((actionId) =>
        api.call<RoundView>('crash/bets', { actionId, stake: toText(stake, decimals), autoCashOut }),
      ),
  };
}

function describe({ view, state }: RoundView, { texts, times }: Frame): string {
  const { cashedOutAt, result } = view as CrashView;
  if (state === 'open') return texts.t('crash.placed');
  if (cashedOutAt !== null) return texts.t('crash.won', { times: times(cashedOutAt * 100) });
  return texts.t('crash.lost', { times: times((result ?? 100) * 100) });
}

function Rules() {
  const { texts } = useFrame();
  return (
    <>
      <p>{texts.t('crash.rules')}</p>
      <p>{texts.t('crash.rulesAuto')}</p>
    </>
  );
}

export const crash: Game = { useGame, describe, Rules };
