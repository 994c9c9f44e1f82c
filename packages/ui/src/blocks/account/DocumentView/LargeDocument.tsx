import { useState } from 'react';
import { WideModal } from '../../../primitives/Dialog/WideModal.tsx';
import { Switch } from '../../../primitives/Switch/Switch.tsx';
import * as css from './DocumentView.css.ts';
import { PagesFrame } from './PagesFrame.tsx';
import type { DocumentForm } from './DocumentView.tsx';

interface LargeDocumentProps {
  readonly open: boolean;
  readonly label: string;
  readonly form: DocumentForm;
  readonly source: string;
  /** Words of the switch to a picture's own size. */
  readonly actualSize: string;
  readonly onClose: () => void;
}

/** A document over the page, as wide as it goes; a picture also in its own size, to be moved about. */
export function LargeDocument({ open, label, form, source, actualSize, onClose }: LargeDocumentProps) {
  const [isActual, setActual] = useState(false);
  return (
    <WideModal open={open} title={label} onOpenChange={(is) => !is && onClose()}>
      {form === 'pages' ? (
        <PagesFrame source={source} label={label} className={css.pages} />
      ) : (
        <>
          <Switch label={actualSize} checked={isActual} onCheckedChange={setActual} />
          {/* A box that scrolls must be within reach of the keyboard. */}
          <div tabIndex={0} role="group" aria-label={label} className={css.large}>
            <img src={source} alt={label} className={isActual ? css.actual : css.fitted} />
          </div>
        </>
      )}
    </WideModal>
  );
}
