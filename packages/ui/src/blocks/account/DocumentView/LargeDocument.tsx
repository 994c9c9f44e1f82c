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
  /** Label of the switch to an image's actual size. */
  readonly actualSize: string;
  readonly onClose: () => void;
}

/** Document in a dialog, fitted to its width. Images can also be shown in actual size and scrolled. */
export function LargeDocument({ open, label, form, source, actualSize, onClose }: LargeDocumentProps) {
  const [isActual, setActual] = useState(false);
  return (
    <WideModal open={open} title={label} onOpenChange={(is) => !is && onClose()}>
      {form === 'pages' ? (
        <PagesFrame source={source} label={label} className={css.pages} />
      ) : (
        <>
          <Switch label={actualSize} checked={isActual} onCheckedChange={setActual} />
          {/* A scrollable box must be focusable by keyboard. */}
          <div tabIndex={0} role="group" aria-label={label} className={css.large}>
            <img src={source} alt={label} className={isActual ? css.actual : css.fitted} />
          </div>
        </>
      )}
    </WideModal>
  );
}
