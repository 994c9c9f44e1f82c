import type { ComponentChildren } from 'preact';
import { Dialog } from './Dialog.tsx';
import { useFrame } from './frame.ts';

interface Props {
  readonly Rules: () => ComponentChildren;
  readonly onClose: () => void;
}

/** Renders the rules of the game with its return, its bounds and its rule for interrupted rounds. */
export function RulesDialog({ Rules, onClose }: Props) {
  const { play, texts, money } = useFrame();
  const { t } = texts;
  const { game } = play.session;
  return (
    <Dialog title={t('rules.title', { game: game.name })} onClose={onClose}>
      <Rules />
      <dl className="facts">
        {game.rtp !== null && (
          <div>
            <dt>{t('rules.rtp')}</dt>
            <dd className="figure">
              <bdi>{`${game.rtp.replace('-', ' – ')} %`}</bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('rules.stake')}</dt>
          <dd className="figure">
            <bdi>{`${money(play.bounds.min)} – ${money(play.bounds.max)}`}</bdi>
          </dd>
        </div>
        {game.maxWin !== null && (
          <div>
            <dt>{t('rules.maxWin')}</dt>
            <dd className="figure">
              <bdi>{`×${game.maxWin.toLocaleString('en')}`}</bdi>
            </dd>
          </div>
        )}
      </dl>
      <p>{t('rules.rounding')}</p>
      <p>{t('rules.interrupted')}</p>
      {play.session.mode === 'demo' && <p>{t('rules.demo')}</p>}
    </Dialog>
  );
}
