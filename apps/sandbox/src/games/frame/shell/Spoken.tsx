import type { RoundView } from './api.types.ts';
import { useFrame } from './frame.ts';
import type { Frame } from './frame.ts';
import { resultWords } from './Result.tsx';
import { toMinor } from './money.ts';

interface Props {
  readonly describe: (round: RoundView, frame: Frame) => string;
  readonly hint: string | undefined;
}

/** Announces every result and every open turn to screen-reader users, politely. */
export function Spoken({ describe, hint }: Props) {
  const frame = useFrame();
  const { round, phase } = frame.state;
  return (
    <p className="spoken" role="status">
      {round && phase === 'ready' ? settledText(round, describe, frame) : ''}
      {round && phase === 'open' ? `${describe(round, frame)} ${hint ?? ''}` : ''}
    </p>
  );
}

function settledText(round: RoundView, describe: Props['describe'], frame: Frame): string {
  const { play, money, texts, state } = frame;
  const payout = money(toMinor(round.payout, play.session.decimals));
  return `${resultWords(round, describe, frame)} ${texts.t('result.spoken', { payout, balance: money(state.balance) })}`;
}
