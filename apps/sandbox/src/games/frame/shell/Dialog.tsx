import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useFrame } from './frame.ts';
import { CrossIcon } from './icons.tsx';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** Renders a panel over the game; Escape and the cross close it, and the focus returns to its button. */
export function Dialog({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { texts } = useFrame();
  useEffect(() => {
    const { current } = dialog;
    const opener = document.activeElement;
    current?.showModal();
    return () => {
      current?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="dialog-title" onClose={onClose}>
      <header>
        <h2 id="dialog-title">{title}</h2>
        <button type="button" className="tool" aria-label={texts.t('close')} onClick={onClose}>
          <CrossIcon />
        </button>
      </header>
      <div className="dialog-body" tabIndex={0} role="region" aria-labelledby="dialog-title">
        {children}
      </div>
    </dialog>
  );
}
