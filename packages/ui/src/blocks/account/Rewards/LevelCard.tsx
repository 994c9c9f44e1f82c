import { Progress } from '../../../primitives/Progress/Progress.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './Rewards.css.ts';

export interface LevelCardProps extends RootProps<HTMLElement> {
  /** Name of the level, for example “Silver”. */
  level: string;
  /** Benefits of the level, for example “7 % cashback, withdrawals within an hour”. */
  detail: string;
  /** Formatted number of points, for example “1,240 points”. */
  points: string;
  /** Progress towards the next level. */
  next?: { readonly label: string; readonly share: number; readonly text: string } | undefined;
}

/** Player's loyalty level with the progress towards the next. Renders a `section`. */
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
