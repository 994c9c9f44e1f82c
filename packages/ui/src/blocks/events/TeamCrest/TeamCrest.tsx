import { CrestFrame, type CrestProps } from './CrestFrame.tsx';
import { crestOf, crestShapes } from './crestRule.ts';
import * as css from './TeamCrest.css.ts';

export type TeamCrestProps = CrestProps;

/**
 * Small crest of a team: its image, or else a shape with a pattern derived from sport and name. Renders a `span` that
 * is hidden from screen readers: the name is expected next to it.
 */
export function TeamCrest({ name, sport = '', home, ...rest }: TeamCrestProps) {
  const { shape, pattern, ground, figure } = crestOf(name, sport, home);
  const d = crestShapes[shape];
  return (
    <CrestFrame {...rest}>
      <svg viewBox="0 0 32 32">
        <path d={d} fill={ground} className={css.line} />
        <path d={d} fill={figure} data-pattern={pattern} className={css.figure} />
      </svg>
    </CrestFrame>
  );
}
