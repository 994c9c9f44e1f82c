import { useState } from 'preact/hooks';
import { useFrame } from './frame.ts';
import { BookIcon, ClockIcon, SoundIcon } from './icons.tsx';

/** Panel over the game. */
export type Panel = 'history' | 'fairness' | 'rules';

/**
 * Renders the ways to the rules, the history and the sound, and the balance of play money. The page around the frame
 * shows the balance of an account.
 */
export function TopBar({ onOpen }: { readonly onOpen: (panel: Panel) => void }) {
  const { play, state, texts, money, sound } = useFrame();
  const [isOn, setIsOn] = useState(sound.isOn());
  const { t } = texts;
  return (
    <header className="top">
      {play.session.mode === 'demo' ? (
        <p className="balance">
          <span>{t('balance.demo')}</span>
          <bdi className="figure">{money(state.balance)}</bdi>
        </p>
      ) : null}
      <div className="tools">
        <button type="button" className="tool" aria-label={t('rules.open')} onClick={() => onOpen('rules')}>
          <BookIcon />
        </button>
        <button
          type="button"
          className="tool"
          aria-label={t('history.open')}
          onClick={() => onOpen('history')}
        >
          <ClockIcon />
        </button>
        <button
          type="button"
          className="tool"
          role="switch"
          aria-checked={isOn}
          aria-label={t('sound')}
          onClick={() => setIsOn(sound.toggle())}
        >
          <SoundIcon isOn={isOn} />
        </button>
      </div>
    </header>
  );
}
