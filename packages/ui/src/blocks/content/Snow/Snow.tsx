import { useCallback } from 'react';
import { setElementVars } from '../../../primitives/Dialog/setElementVars.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import { flakeAt } from './flakes.ts';
import * as css from './Snow.css.ts';

export interface SnowProps extends RootProps<HTMLDivElement> {
  /**
   * Number of flakes.
   * @default 40
   */
  count?: number | undefined;
}

/**
 * Seasonal snow over the page. Animates transforms only, ignores pointer events, is hidden from screen readers and
 * stops with reduced motion. Renders a `div`.
 */
export function Snow({ count = 40, ...rest }: SnowProps) {
  return (
    <div aria-hidden="true" {...rest} className={css.root}>
      {Array.from({ length: count }, (_, place) => (
        <Flake key={place} place={place} />
      ))}
    </div>
  );
}

function Flake({ place }: { place: number }) {
  const write = useCallback(
    (dot: HTMLElement | null) => {
      const { share, size, seconds, ahead, drift } = flakeAt(place);
      if (dot) {
        setElementVars(dot, {
          [css.flake.place]: `${share * 100}%`,
          [css.flake.size]: `${size}px`,
          [css.flake.time]: `${seconds}s`,
          [css.flake.ahead]: `${-ahead * seconds}s`,
          [css.flake.drift]: `${drift}vw`,
        });
      }
    },
    [place],
  );
  return <span ref={write} className={css.one} />;
}
