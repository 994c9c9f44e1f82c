import { useId } from 'react';
import { useUi } from '../../../theme/UiProvider.tsx';
import type { GameShape } from '../games.ts';
import { letteringOf, thumbnailArt } from './thumbnailArt.ts';
import * as css from './GameThumbnail.css.ts';

interface DrawnThumbnailProps {
  /** Seed of the drawing: the game's id. */
  id: string;
  /** Name of the game; empty for a drawing without lettering. */
  title: string;
  shape: GameShape;
}

/** Drawing area, motif and lettering by shape, in units of the drawing. */
const layouts = {
  standard: { box: [240, 320], motif: 'translate(120 116)', x: 18, width: 204, tallest: 60 },
  wide: { box: [320, 180], motif: 'translate(232 90) scale(0.86)', x: 16, width: 138, tallest: 42 },
} as const satisfies Record<GameShape, object>;

/** Average width of a capital of the lettering, as a share of its size. */
const CAPITAL = 0.66;
/** Distance between two lines, as a share of the size of the lower one. */
const LEADING = 0.86;

/** Artwork of a game that has none, drawn from its id. Renders an `svg`. */
export function DrawnThumbnail({ id, title, shape }: DrawnThumbnailProps) {
  const { locale } = useUi();
  const own = useId();
  const { isLight, ground, colours, pieces } = thumbnailArt(id);
  const { box, motif, x, width, tallest } = layouts[shape];
  const [across, down] = box;
  const lines = sized(title === '' ? [] : letteringOf(title, locale), width, tallest, down - 20);
  const cone = shape === 'wide' ? 'M0 0H90L250 180H0Z' : 'M0 0H86L214 320H40L0 150Z';
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${across} ${down}`}
      preserveAspectRatio="xMidYMax slice"
      direction="ltr"
      className={css.drawn}
    >
      <defs>
        <linearGradient id={`${own}g`} x2="0" y2="1">
          <stop stopColor={ground[0]} />
          <stop offset="1" stopColor={ground[1]} />
        </linearGradient>
        <linearGradient id={`${own}f`} x2={shape === 'wide' ? 1 : 0} y2={shape === 'wide' ? 0 : 1}>
          <stop stopColor={ground[1]} stopOpacity={shape === 'wide' ? 1 : 0} />
          {shape === 'wide' && <stop offset="0.5" stopColor={ground[1]} stopOpacity="0.9" />}
          <stop
            offset={shape === 'wide' ? 1 : 0.7}
            stopColor={ground[1]}
            stopOpacity={shape === 'wide' ? 0 : 0.96}
          />
        </linearGradient>
      </defs>
      <path d={`M0 0H${across}V${down}H0Z`} fill={`url(#${own}g)`} />
      <path d={cone} fill="#fff" opacity={isLight ? 0.4 : 0.09} />
      <g transform={motif}>
        {pieces.map(({ path, transform, colour }) => (
          <path key={transform} d={path} transform={transform} fill={colours[colour]} />
        ))}
      </g>
      <path d={shape === 'wide' ? 'M0 0H230V180H0Z' : 'M0 172H240V320H0Z'} fill={`url(#${own}f)`} />
      {lines.map(({ text, size, y, stretched }) => (
        <text
          key={y}
          x={x}
          y={y}
          fontSize={size}
          fill={isLight ? '#14233b' : '#fff'}
          textLength={stretched}
          lengthAdjust="spacingAndGlyphs"
          className={css.lettering}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}

/** Sets lines to the width, from the lowest upwards; a line of few letters keeps its natural width. */
function sized(texts: readonly string[], width: number, tallest: number, foot: number) {
  let y = foot;
  const lowestFirst = texts.toReversed().map((text) => {
    const natural = Math.max(1, text.length) * CAPITAL;
    const size = Math.round(Math.min(tallest, (width / natural) * 1.1));
    const line = { text, size, y, stretched: natural * size * 1.6 < width ? undefined : width };
    y -= Math.round(size * LEADING);
    return line;
  });
  return lowestFirst.toReversed();
}
