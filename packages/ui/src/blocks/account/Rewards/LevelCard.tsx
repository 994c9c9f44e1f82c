import { Progress } from '../../../primitives/Progress/Progress.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './Rewards.css.ts';

export interface LevelCardProps extends RootProps<HTMLElement> {
  /** "Silver". */
  level: string;
  /** What it gives: "7 % cashback, withdrawals within an hour". */
  detail: string;
  /** "1,240 points". */
  points: string;
  /** How far the next level is. */
  next?: { readonly label: string; readonly share: number; readonly text: string } | undefined;
}

/** The player's level and the way to the next. Renders a `section`. */
export function LevelCard({ level, detail, points, next, ...rest }: LevelCardProps) {
  return (
    <section {...rest} className={css.level}>
      <div className={css.levelTop}>
        <h2 className={css.levelName}>{level}</h2>
        <bdi className={css.points}>{points}</bdi>
      </div>
      <p className={css.levelNote}>{detail}</p>
      {next !== undefined && (
        <>
          <div className={css.bar}>
            <Progress
              label={next.label}
              value={next.share}
              max={1}
              valueText={next.text}
              tone="boost"
              size="sm"
            />
          </div>
          <p className={css.levelNote}>{next.text}</p>
        </>
      )}
    </section>
  );
}
