import { useState } from 'react';
import * as css from './GameThumbnail.css.ts';

export interface GameThumbnailProps {
  /** URL of the thumbnail. */
  src?: string | undefined;
  /** Name of the game, shown when there is no thumbnail. */
  title: string;
  /**
   * Whether an overlay covers the lower edge; the name is then shown higher up.
   * @default false
   */
  raised?: boolean | undefined;
}

/**
 * Thumbnail of a game with a background while it loads. Renders a `span`; `data-state` is `loading`, `shown` or
 * `missing`.
 */
export function GameThumbnail({ src, title, raised = false }: GameThumbnailProps) {
  const [done, setDone] = useState<{ src: string; state: 'shown' | 'missing' }>();
  const state = src === undefined ? 'missing' : done?.src === src ? done.state : 'loading';
  return (
    <span className={css.root} data-state={state} data-raised={raised ? '' : undefined}>
      {src !== undefined && state !== 'missing' && (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onLoad={() => setDone({ src, state: 'shown' })}
          onError={() => setDone({ src, state: 'missing' })}
          className={css.image}
        />
      )}
      {state === 'missing' && (
        <span aria-hidden="true" className={css.drawn}>
          {title}
        </span>
      )}
    </span>
  );
}
