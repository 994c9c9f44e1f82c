import type { RoundView } from './api.types.ts';
import { useFrame } from './frame.ts';
import type { Frame } from './frame.ts';
import { toMinor } from './money.ts';
import type { Refusal } from './refusals.ts';

interface Props {
  readonly describe: (round: RoundView, frame: Frame) => string;
  readonly hint: string | undefined;
}

/**
 * Renders the result of the round under the scene. A payout above the stake is marked as the player's; one up to the
 * stake is a plain figure.
 */
export function Result({ describe, hint }: Props) {
  const frame = useFrame();
  const { state, play, money, texts } = frame;
  const { round, phase } = state;
  if (state.isUnanswered) return <Unanswered />;
  if (state.refusal && !state.refusal.isFinal) return <Refused refusal={state.refusal} />;
  if (phase !== 'ready' || !round) return <p className="result">{hint ?? ''}</p>;
  const { decimals } = play.session;
  const payout = toMinor(round.payout, decimals);
  const isWin = payout > toMinor(round.stake, decimals);
  return (
    <p className="result">
      <span className="result-words">{resultWords(round, describe, frame)}</span>
      <bdi className={isWin ? 'figure prize' : 'figure plain'}>
        {isWin ? texts.t('result.win', { amount: money(payout) }) : money(payout)}
      </bdi>
    </p>
  );
}

/** Returns the result in words: the game's, or that the stake was returned; with a jackpot that came with it. */
export function resultWords(round: RoundView, describe: Props['describe'], frame: Frame): string {
  const { texts, money, play } = frame;
  if (round.state === 'void' || round.isStakeReturned) return texts.t('result.returned');
  const words = describe(round, frame);
  if (!round.jackpot) return words;
  const amount = money(toMinor(round.jackpot.amount, play.session.decimals));
  return `${words} ${texts.t('result.jackpot', { amount })}`;
}

function Unanswered() {
  const { play, texts } = useFrame();
  return (
    <div className="result notice" role="alert">
      <span>{texts.t('unanswered')}</span>
      <button type="button" className="link" onClick={() => void play.retry()}>
        {texts.t('unanswered.retry')}
      </button>
    </div>
  );
}

function Refused({ refusal }: { readonly refusal: Refusal }) {
  const { play, port, texts } = useFrame();
  return (
    <div className="result notice" role="alert">
      <span>{refusalText(refusal, useFrame())}</span>
      {refusal.way === 'cashier' && play.session.mode === 'real' && (
        <button type="button" className="link" onClick={() => port.send({ type: 'cashier' })}>
          {texts.t('way.cashier')}
        </button>
      )}
      <button type="button" className="link" onClick={play.dismiss}>
        {texts.t('way.dismiss')}
      </button>
    </div>
  );
}

/** Returns the sentence of a refusal with its amounts. */
export function refusalText(refusal: Refusal, { play, state, money, texts }: Frame): string {
  const { min, max } = play.bounds;
  return texts.t(refusal.text, {
    balance: money(state.balance),
    min: money(min),
    max: money(max),
    remainder:
      refusal.remainder === undefined ? '' : money(toMinor(refusal.remainder, play.session.decimals)),
  });
}
