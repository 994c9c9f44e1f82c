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

export interface DocumentViewWords {
  /** Asks for a document that isn't shown by itself: "Show". */
  readonly show: string;
  /** "Try again". */
  readonly retry: string;
  /** Opens it large: "Enlarge". */
  readonly enlarge: string;
  /** In the dialog, a picture in its own size: "Actual size". */
  readonly actualSize: string;
  /** Saves it: "Save". */
  readonly save: string;
  /** The bytes are no picture after all: "The file is damaged." */
  readonly damaged: string;
  /** Pages in a browser that shows none. */
  readonly noViewer: string;
}

export interface DocumentViewProps extends RootProps<HTMLElement> {
  /** What it is: "The side with the photo". */
  label: string;
  /** Name of the file, its size, when it came. */
  detail: string;
  /** A picture, or pages that the browser has a viewer for. */
  form: DocumentForm;
  /** Address of the file in this page's own memory (`blob:`); undefined until it is there. */
  source?: string | undefined;
  /** The name that it is saved under. */
  fileName: string;
  /** It is on its way. @default false */
  busy?: boolean | undefined;
  /** Why it could not be had. */
  error?: string | undefined;
  words: DocumentViewWords;
  /** Somebody wants to see it, or to try again. */
  onShow: () => void;
}

/**
 * A document that somebody sent, to be looked at: in its place, and large in a dialog. Renders a `figure`;
 * `data-state` hidden, loading, shown or failed on the place of the document.
 */
export function DocumentView({
  label,
  detail,
  form,
  source,
  fileName,
  busy = false,
  error,
  words,
  onShow,
  ...rest
}: DocumentViewProps) {
  const captionId = useId();
  const [isLarge, setLarge] = useState(false);
  const [damaged, setDamaged] = useState<string>();
  const isDamaged = source !== undefined && source === damaged;
  const isUnviewable = form === 'pages' && !navigator.pdfViewerEnabled;
  const failure = isDamaged ? words.damaged : error;
  const state =
    failure !== undefined ? 'failed' : source !== undefined ? 'shown' : busy ? 'loading' : 'hidden';
  return (
    <figure {...rest} aria-labelledby={captionId} className={css.root}>
      <figcaption id={captionId}>
        <p className={css.label}>{label}</p>
        <p className={css.detail}>{detail}</p>
      </figcaption>
      <div className={css.place} data-state={state} aria-busy={state === 'loading' || undefined}>
        {state === 'hidden' && <Button onClick={onShow}>{words.show}</Button>}
        {state === 'loading' && <Skeleton shape="block" />}
        {failure !== undefined && (
          <div role="alert" className={css.failure}>
            <p>{failure}</p>
            {!isDamaged && (
              <Button busy={busy} onClick={onShow}>
                {words.retry}
              </Button>
            )}
          </div>
        )}
        {state === 'shown' && form === 'picture' && (
          <img src={source} alt={label} onError={() => setDamaged(source)} className={css.picture} />
        )}
        {state === 'shown' && form === 'pages' && isUnviewable && <p>{words.noViewer}</p>}
        {state === 'shown' && source !== undefined && form === 'pages' && !isUnviewable && (
          <PagesFrame source={source} label={label} className={css.preview} />
        )}
      </div>
      {state === 'shown' && source !== undefined && (
        <div className={css.actions}>
          {!isUnviewable && (
            <Button size="sm" onClick={() => setLarge(true)}>
              {words.enlarge}
            </Button>
          )}
          {form === 'pages' && (
            <ButtonLink href={source} download={fileName} size="sm" icon="download">
              {words.save}
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
          actualSize={words.actualSize}
          onClose={() => setLarge(false)}
        />
      )}
    </figure>
  );
}
