import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useFrame } from './frame.ts';
import type { MoneyAction } from './game.ts';
import { SeedIcon } from './icons.tsx';
import { usePress } from './press.ts';
import { StakeStepper } from './StakeStepper.tsx';

interface Props {
  readonly choice: ComponentChildren;
  readonly action: MoneyAction;
  readonly stakesChips: boolean;
  readonly onCheck: () => void;
}

/** Renders the controls under the scene: stake, choice, the money button and the fairness line. */
export function Dock({ choice, action, stakesChips, onCheck }: Props) {
  const { texts, state } = useFrame();
  const { t } = texts;
  const fairness = state.round?.fairness ?? state.fairness;
  return (
    <section className="dock" aria-label={t('dock')}>
      {choice !== undefined && <div className="choice">{choice}</div>}
      <StakeStepper label={stakesChips ? t('stake.chip') : t('stake')} />
      <MoneyButton action={action} />
      <p className="fair">
        <SeedIcon />
        <span>
          {t('fair.round', { nonce: fairness.nonce })} <code>{fairness.commitment.slice(0, 8)}</code>
        </span>
        <button type="button" className="link" onClick={onCheck}>
          {t('fair.check')}
        </button>
      </p>
    </section>
  );
}

function MoneyButton({ action }: { readonly action: MoneyAction }) {
  const { play, state, texts, money } = useFrame();
  const seconds = useWait(state.readyAt);
  const isWaiting = seconds > 0 && state.phase === 'ready';
  const isReady = action.isReady && !isWaiting && state.phase !== 'sending' && state.phase !== 'revealing';
  const press = usePress(isReady, action.run);
  return (
    <button type="button" className="money" aria-disabled={!isReady} {...press}>
      {isWaiting && (
        <span
          key={state.readyAt}
          className="wait"
          style={{
            animationDuration: `${play.session.rules.minCycleMs}ms`,
            animationDelay: delay(play.session.rules.minCycleMs, state.readyAt),
          }}
        />
      )}
      <span className="money-label">{isWaiting ? texts.count('wait', seconds) : action.label}</span>
      {action.amount !== null && <bdi className="figure">{money(action.amount)}</bdi>}
    </button>
  );
}

/** Starts the bar of the wait where it would be now. */
function delay(cycle: number, readyAt: number): string {
  return `${Math.min(0, readyAt - Date.now() - cycle)}ms`;
}

/** Returns the whole seconds until an instant, 0 afterwards. */
function useWait(until: number): number {
  const [, render] = useState(0);
  const left = Math.max(0, until - Date.now());
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(() => render((count) => count + 1), left % 1000 || 1000);
    return () => clearTimeout(timer);
  });
  return Math.ceil(left / 1000);
}
