import { useEffect, useRef } from 'preact/hooks';
import { useFrame } from './frame.ts';
import { refusalText } from './Result.tsx';

/** Renders the cover over a game that is paused or can't go on. */
export function Cover() {
  const frame = useFrame();
  const { state, port, texts } = frame;
  const { t } = texts;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isFinal = state.refusal?.isFinal === true;
  const isOpen = state.round?.state === 'open';
  return (
    <div className="cover">
      <section className="cover-card">
        <h1 tabIndex={-1} ref={heading}>
          {isFinal ? t('cover.ended') : t('cover.paused')}
        </h1>
        {isFinal && state.refusal && <p>{refusalText(state.refusal, frame)}</p>}
        <p>{isOpen ? t('cover.openRound') : t('cover.safe')}</p>
        {isFinal && (
          <button type="button" className="plain-button" onClick={() => port.send({ type: 'close' })}>
            {t('way.close')}
          </button>
        )}
      </section>
    </div>
  );
}
