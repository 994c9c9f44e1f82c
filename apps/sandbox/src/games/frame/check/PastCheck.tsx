import { useEffect, useState } from 'preact/hooks';
import type { RoundView } from '../shell/api.types.ts';
import { useFrame } from '../shell/frame.ts';
import { toMinor } from '../shell/money.ts';
import { checkRound } from './recompute.ts';
import type { CheckResult } from './recompute.ts';

/** Renders the check of the player's past rounds whose server seed is open. */
export function PastCheck() {
  const { api, play, texts } = useFrame();
  const { t } = texts;
  const [rounds, setRounds] = useState<readonly RoundView[] | null>(null);
  const path = play.session.game.settings['engine'] === 'crash' ? 'crash/rounds' : 'rounds';
  const load = () => {
    api.call<{ rounds: readonly RoundView[] }>(path).then(
      (answer) => setRounds(answer.rounds),
      () => setRounds([]),
    );
  };
  useEffect(load, []);
  const open = (rounds ?? []).filter((round) => round.state === 'settled' && round.fairness.serverSeed);
  if (rounds === null) return <p className="muted">{t('loading')}</p>;
  if (open.length === 0) return <p className="muted">{t('check.none')}</p>;
  return (
    <ul className="rounds">
      {open.map((round) => (
        <li key={round.roundId}>
          <span>
            {t('fair.round', { nonce: round.fairness.nonce })}
            <small>
              <code>{round.fairness.serverSeed}</code>
            </small>
          </span>
          <Verdict result={resultOf(round, play.session.decimals, play.session.game.settings)} />
        </li>
      ))}
    </ul>
  );
}

function resultOf(
  round: RoundView,
  decimals: number,
  settings: Readonly<Record<string, unknown>>,
): CheckResult {
  const { serverSeed, clientSeed, nonce, commitment } = round.fairness;
  const check = (stake: bigint): CheckResult =>
    checkRound({
      serverSeed: serverSeed ?? '',
      clientSeed,
      nonce,
      commitment,
      stake,
      view: round.view,
      isSettled: round.state === 'settled',
      settings,
    });
  const total = toMinor(round.stake, decimals);
  const results = firstStakes(round, total).map(check);
  return results.find(({ isEqual }) => isEqual) ?? check(total);
}

/** First stakes that a round may have had: doubling and splitting add up to three more. */
function firstStakes({ view }: RoundView, total: bigint): readonly bigint[] {
  return view.game === 'blackjack'
    ? [1n, 2n, 3n, 4n].filter((one) => total % one === 0n).map((one) => total / one)
    : [total];
}

/** Renders in words whether a round is what its seeds make. */
export function Verdict({ result }: { readonly result: CheckResult }) {
  const { texts } = useFrame();
  const isFine = result.isEqual && result.isCommitted;
  const key = isFine ? 'check.equal' : result.isCommitted ? 'check.different' : 'check.uncommitted';
  return <b className={isFine ? 'verdict verdict-fine' : 'verdict'}>{texts.t(key)}</b>;
}
