import { useEffect, useState } from 'preact/hooks';
import { useFrame } from './frame.ts';
import { toText } from './money.ts';
import { nextStake, readStake } from './stakes.ts';

/** Renders the stake with a step down, a field and a step up. */
export function StakeStepper({ label }: { readonly label: string }) {
  const { play, state, texts, money } = useFrame();
  const { bounds, session } = play;
  const [entered, setEntered] = useState<string | null>(null);
  const isLocked = state.phase !== 'ready';
  useEffect(() => setEntered(null), [state.stake]);
  const step = (direction: 1 | -1) => play.setStake(nextStake(state.stake, direction, bounds));
  const commit = () => {
    const stake = entered === null ? undefined : readStake(entered, session.decimals);
    if (stake !== undefined) play.setStake(stake);
    setEntered(null);
  };
  return (
    <div className="stake" role="group" aria-label={label}>
      <button
        type="button"
        className="step"
        aria-label={texts.t('stake.less')}
        disabled={isLocked || state.stake <= bounds.min}
        onClick={() => step(-1)}
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 12h12" />
        </svg>
      </button>
      <label className="stake-value">
        <span>{label}</span>
        <input
          className="figure"
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          disabled={isLocked}
          value={entered ?? money(state.stake)}
          onFocus={(event) => {
            setEntered(toText(state.stake, session.decimals));
            const { currentTarget } = event;
            requestAnimationFrame(() => currentTarget.select());
          }}
          onInput={(event) => setEntered(event.currentTarget.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
          }}
        />
      </label>
      <button
        type="button"
        className="step"
        aria-label={texts.t('stake.more')}
        disabled={isLocked || nextStake(state.stake, 1, bounds) === state.stake}
        onClick={() => step(1)}
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 12h12M12 6v12" />
        </svg>
      </button>
    </div>
  );
}
