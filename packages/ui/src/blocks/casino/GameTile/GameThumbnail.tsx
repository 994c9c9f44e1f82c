import { useBrokenImage } from '../../../theme/useBrokenImage.ts';
import type { GameShape } from '../games.ts';
import { DrawnThumbnail } from './DrawnThumbnail.tsx';
import * as css from './GameThumbnail.css.ts';

export interface GameThumbnailProps {
  /** URL of the artwork. */
  src?: string | undefined;
  /** Name of the game, drawn when there is no artwork; empty for a drawing without lettering. */
  title: string;
  /**
   * Id of the game, from which missing artwork is drawn.
   * @default the title
   */
  gameId?: string | undefined;
  /**
   * Shape of the artwork: 3 : 4, or 16 : 9.
   * @default 'standard'
   */
  shape?: GameShape | undefined;
  /**
   * Loads the artwork at once and before other images, as in the first window of a page.
   * @default false
   */
  eager?: boolean | undefined;
}

/** Natural size of the artwork by shape, so that nothing moves when it arrives. */
const sizes = { standard: [240, 320], wide: [320, 180] } as const satisfies Record<GameShape, object>;

/** Attributes of an image in the first window. */
const first = { loading: 'eager', fetchPriority: 'high' } as const;

/**
 * Artwork of a game, drawn from the game's id if it is missing or fails to load. Fills its positioned parent. Renders a
 * `span`; `data-state` is `given` or `drawn`.
 */
export function GameThumbnail({ src, title, gameId, shape = 'standard', eager = false }: GameThumbnailProps) {
  const { isBroken, watched } = useBrokenImage(src);
  const given = src !== undefined && !isBroken;
  const [width, height] = sizes[shape];
  return (
    <span className={css.root} data-state={given ? 'given' : 'drawn'}>
      {given ? (
        <img
          {...watched}
          src={src}
          alt=""
          width={width}
          height={height}
          {...(eager ? first : { loading: 'lazy', decoding: 'async' })}
          draggable={false}
          className={css.image}
        />
      ) : (
        <DrawnThumbnail id={gameId ?? title} title={title} shape={shape} />
      )}
    </span>
  );
}
