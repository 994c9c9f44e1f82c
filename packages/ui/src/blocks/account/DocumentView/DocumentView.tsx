import { useId, useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/Button/ButtonLink.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './DocumentView.css.ts';
import { LargeDocument } from './LargeDocument.tsx';
import { PagesFrame } from './PagesFrame.tsx';

export const documentForms = ['picture', 'pages'] as const;
export type DocumentForm = (typeof documentForms)[number];

export interface DocumentViewLabels {
  /** Label of the button that loads a hidden document, for example “Show”. */
  readonly show: string;
  /** Label of the retry button, for example “Try again”. */
  readonly retry: string;
  /** Label of the button that opens the large view, for example “Enlarge”. */
  readonly enlarge: string;
  /** Label of the dialog's actual-size switch for images, for example “Actual size”. */
  readonly actualSize: string;
  /** Label of the download link, for example “Save”. */
  readonly save: string;
  /** Error message when the bytes can't be decoded as an image, for example “The file is damaged.” */
  readonly damaged: string;
  /** Message for browsers without a built-in PDF viewer. */
  readonly noViewer: string;
}

export interface DocumentViewProps extends RootProps<HTMLElement> {
  /** Name of the document, for example “The side with the photo”. */
  label: string;
  /** File name, size and upload time. */
  detail: string;
  /** Format: an image, or pages (PDF) shown in the browser's viewer. */
  form: DocumentForm;
  /** `blob:` URL of the file; undefined until it is loaded. */
  source?: string | undefined;
  /** File name of the download. */
  fileName: string;
  /**
   * Whether the document is loading.
   * @default false
   */
  busy?: boolean | undefined;
  /** Reason why loading failed. */
  error?: string | undefined;
  labels: DocumentViewLabels;
  /** Called when the document is to be loaded, also on retry. */
  onShow: () => void;
}

/**
 * Uploaded document for review, inline and enlarged in a dialog. Renders a `figure`; `data-state` of its frame is
 * `hidden`, `loading`, `shown` or `failed`.
 */
export function DocumentView({
  label,
  detail,
  form,
  source,
  fileName,
  busy = false,
  error,
  labels,
  onShow,
  ...rest
}: DocumentViewProps) {
  const captionId = useId();
  const [isLarge, setLarge] = useState(false);
  const [damaged, setDamaged] = useState<string>();
  const isDamaged = source !== undefined && source === damaged;
  const isUnviewable = form === 'pages' && !navigator.pdfViewerEnabled;
  const failure = isDamaged ? labels.damaged : error;
  const state =
    failure !== undefined ? 'failed' : source !== undefined ? 'shown' : busy ? 'loading' : 'hidden';
  return (
    <figure {...rest} aria-labelledby={captionId} className={css.root}>
      <figcaption id={captionId}>
        <p className={css.label}>{label}</p>
        <p className={css.detail}>{detail}</p>
      </figcaption>
      <div className={css.place} data-state={state} aria-busy={state === 'loading' || undefined}>
        {state === 'hidden' && <Button onClick={onShow}>{labels.show}</Button>}
        {state === 'loading' && <Skeleton shape="block" />}
        {failure !== undefined && (
          <div role="alert" className={css.failure}>
            <p>{failure}</p>
            {!isDamaged && (
              <Button busy={busy} onClick={onShow}>
                {labels.retry}
              </Button>
            )}
          </div>
        )}
        {state === 'shown' && form === 'picture' && (
          <img src={source} alt={label} onError={() => setDamaged(source)} className={css.picture} />
        )}
        {state === 'shown' && form === 'pages' && isUnviewable && <p>{labels.noViewer}</p>}
        {state === 'shown' && source !== undefined && form === 'pages' && !isUnviewable && (
          <PagesFrame source={source} label={label} className={css.preview} />
        )}
      </div>
      {state === 'shown' && source !== undefined && (
        <div className={css.actions}>
          {!isUnviewable && (
            <Button size="sm" onClick={() => setLarge(true)}>
              {labels.enlarge}
            </Button>
          )}
          {form === 'pages' && (
            <ButtonLink href={source} download={fileName} size="sm" icon="download">
              {labels.save}
            </ButtonLink>
          )}
        </div>
      )}
      {source !== undefined && (
        <LargeDocument
          open={isLarge && state === 'shown'}
          label={label}
          form={form}
          source={source}
          actualSize={labels.actualSize}
          onClose={() => setLarge(false)}
        />
      )}
    </figure>
  );
}
