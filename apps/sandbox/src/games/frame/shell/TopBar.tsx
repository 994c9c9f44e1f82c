import { useState } from 'preact/hooks';
import { useFrame } from './frame.ts';
import { BookIcon, ClockIcon, SoundIcon } from './icons.tsx';

/** Panel over the game. */
export type Panel = 'history' | 'fairness' | 'rules';

/** Renders the balance, and the ways to the history, the rules and the sound. */
export function TopBar({ onOpen }: { readonly onOpen: (panel: Panel) => void }) {
  const { play, state, texts, money, sound } = useFrame();
  const [isOn, setIsOn] = useState(sound.isOn());
  const { t } = texts;
  return (
    <header className="top">
      <p className="balance">
        <span>{play.session.mode === 'demo' ? t('balance.demo') : t('balance.real')}</span>
        <bdi className="figure">{money(state.balance)}</bdi>
      </p>
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
