import { useEffect, useState } from 'preact/hooks';
import type { RoundView } from './api.types.ts';
import { Dialog } from './Dialog.tsx';
import { useFrame } from './frame.ts';
import type { Frame } from './frame.ts';
import { resultWords } from './Result.tsx';
import { toMinor } from './money.ts';

interface Props {
  readonly describe: (round: RoundView, frame: Frame) => string;
  readonly onClose: () => void;
}

type Loaded = readonly RoundView[] | 'loading' | 'failed';

/** Renders the player's last rounds of this game, also of earlier sessions. */
export function HistoryDialog({ describe, onClose }: Props) {
  const frame = useFrame();
  const { api, state, port, texts } = frame;
  const { t } = texts;
  const [loaded, setLoaded] = useState<Loaded>('loading');
  const path = frame.play.session.game.settings['engine'] === 'crash' ? 'crash/rounds' : 'rounds';
  const load = () => {
    setLoaded('loading');
    api.call<{ rounds: readonly RoundView[] }>(path).then(
      ({ rounds }) => setLoaded(rounds),
      () => setLoaded('failed'),
    );
  };
  useEffect(load, []);
  const rounds = typeof loaded === 'string' ? state.past : loaded;
  return (
    <Dialog title={t('history.title')} onClose={onClose}>
      {rounds.length > 0 && (
        <ul className="rounds">
          {rounds.map((round) => (
            <PastRound key={round.roundId} round={round} words={resultWords(round, describe, frame)} />
          ))}
        </ul>
      )}
      {loaded === 'loading' && rounds.length === 0 && <p className="muted">{t('loading')}</p>}
      {loaded === 'failed' && (
        <p className="notice" role="alert">
          {t('history.failed')}{' '}
          <button type="button" className="link" onClick={load}>
            {t('unanswered.retry')}
          </button>
        </p>
      )}
      {typeof loaded !== 'string' && rounds.length === 0 && <p className="muted">{t('history.empty')}</p>}
      {frame.play.session.mode === 'real' && (
        <button type="button" className="plain-button" onClick={() => port.send({ type: 'history' })}>
          {t('history.all')}
        </button>
      )}
    </Dialog>
  );
}

function PastRound({ round, words }: { readonly round: RoundView; readonly words: string }) {
  const { play, money, texts } = useFrame();
  const { decimals } = play.session;
  return (
    <li>
      <span>
        {words}
        <small>{texts.t('fair.round', { nonce: round.fairness.nonce })}</small>
      </span>
      <bdi className="muted">{money(toMinor(round.stake, decimals))}</bdi>
      <bdi className="figure">
        {round.state === 'open' ? texts.t('history.open.round') : money(toMinor(round.payout, decimals))}
      </bdi>
    </li>
  );
}
