import { useState } from 'react';
import * as css from './GamePicture.css.ts';

export interface GamePictureProps {
  /** Address of the picture. */
  src?: string | undefined;
  /** Name of the game, drawn in its place when there is no picture. */
  title: string;
  /** Something lies over its foot: a drawn name stands above that. @default false */
  raised?: boolean | undefined;
}

/** Picture of a game on its loading ground. Renders a `span`; `data-state` loading, shown or missing. */
export function GamePicture({ src, title, raised = false }: GamePictureProps) {
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
