import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { classes } from '../../../theme/classes.ts';
import { CrestFrame, type CrestProps } from '../TeamCrest/CrestFrame.tsx';
import { crestOf, crestShapes } from '../TeamCrest/crestRule.ts';
import * as look from '../TeamCrest/TeamCrest.css.ts';
import { crestLetters } from './crestLetters.ts';
import * as css from './LargeCrest.css.ts';

export const largeCrestSizes = ['lg', 'feature', 'xl', 'goal', 'board'] as const;
export type LargeCrestSize = (typeof largeCrestSizes)[number];

export interface LargeCrestProps extends CrestProps {
  /**
   * Size: for the main part of a card, for a featured match, for the head of a page, or for a goal. `board` is for a
   * scoreboard: it grows where that is wide.
   * @default 'lg'
   */
  size?: LargeCrestSize | undefined;
  /**
   * Background that the crest is on.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'header' | undefined;
}

/** Scale of the parts inside the rim, around the middle. */
const inRim = 'matrix(.91 0 0 .91 1.4 1.4)';
const inField = 'matrix(.83 0 0 .83 2.7 2.7)';

/**
 * Large crest of a team: its image, or else the small crest's drawing with a rim and with the team's initials. Renders a
 * `span` that is hidden from screen readers: the name is expected next to it.
 */
export function LargeCrest({
  name,
  sport = '',
  home,
  size = 'lg',
  tone = 'neutral',
  ...rest
}: LargeCrestProps) {
  const { shape, pattern, ground, figure } = crestOf(name, sport, home);
  const d = crestShapes[shape];
  const [first, last] = crestLetters(name);
  const cut = (index: number) => ({
    d,
    transform: inField,
    'data-pattern': index,
    className: look.figure,
  });
  return (
    <CrestFrame {...rest} size={css.sizes[size]}>
      <svg viewBox="0 0 32 32">
        <path d={d} fill={figure} className={classes(look.line, tone === 'header' && css.onHeader)} />
        <path d={d} fill={ground} transform={inRim} />
        <path {...cut(pattern)} fill={figure} />
        <path {...cut(HALVES)} fill="#fff" opacity=".1" />
        {pattern !== CHIEF && (
          <circle cx="16" cy="16" r="8.3" fill={ground} stroke={figure} strokeWidth="1.3" />
        )}
        <text
          x="16"
          y={pattern === CHIEF ? 19.6 : 16}
          dy=".35em"
          fill={figure}
          className={classes(css.text, css.letters[size])}
        >
          {first}
          {(size === 'xl' || size === 'goal' || size === 'board') && (
            <tspan className={size === 'board' ? css.second : undefined}>{last}</tspan>
          )}
        </text>
      </svg>
    </CrestFrame>
  );
}

/** Indexes of the halves, of which one is lighter in every crest, and of the chief, which leaves no space for a disc. */
const [HALVES, CHIEF] = [0, 7];

/** Placeholder with the size of a crest. Renders a `span` that is hidden from screen readers. */
export function LargeCrestSkeleton({ size = 'lg' }: Pick<LargeCrestProps, 'size'>) {
  return (
    <CrestFrame size={css.sizes[size]}>
      <Skeleton shape="disc" />
    </CrestFrame>
  );
}
