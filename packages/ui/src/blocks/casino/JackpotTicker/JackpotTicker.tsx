import type { ReactNode } from 'react';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './JackpotTicker.css.ts';

export const jackpotLevels = ['grand', 'major', 'minor', 'mini'] as const;
export type JackpotLevel = (typeof jackpotLevels)[number];

export interface JackpotEntry {
  /** Level of the jackpot. */
  readonly level: JackpotLevel;
  /** Name of the level, for example “Grand”. */
  readonly label: string;
  /** Current amount. It may change several times per second. */
  readonly amount: string;
}

export interface JackpotTickerProps extends RootProps<HTMLElement> {
  /** Name of the jackpot, for example “Lantern jackpot”. */
  title: string;
  /** Line above the greatest amount, for example “Grand jackpot · 214 games”. */
  kicker: string;
  /** Levels of the jackpot, the greatest first. Undefined while they load. */
  levels: readonly JackpotEntry[] | undefined;
  /** Link or button that explains how the jackpot is won. */
  action?: ReactNode;
}

/**
 * Current amounts of a jackpot's levels, the greatest one alone. Renders a `section`; its layout doesn't shift when
 * amounts change, and changes aren't announced.
 */
export function JackpotTicker({ title, kicker, levels, action, ...rest }: JackpotTickerProps) {
  const [greatest, ...others] = levels ?? [];
  return (
    <section {...rest} aria-label={title} aria-busy={levels === undefined} className={css.root}>
      <div className={css.top}>
        <p className={css.kicker}>{kicker}</p>
        <p className={css.greatest}>
          {greatest ? (
            <bdi dir="ltr" translate="no">
              {greatest.amount}
            </bdi>
          ) : (
            <Skeleton width="half" />
          )}
        </p>
        {action !== undefined && <div className={css.action}>{action}</div>}
      </div>
      {(levels === undefined || others.length > 0) && (
        <dl className={css.levels}>
          {levels
            ? others.map(({ level, label, amount }) => (
                <div key={level} className={css.level}>
                  <dt className={css.label}>{label}</dt>
                  <dd className={css.amount}>
                    <bdi dir="ltr" translate="no">
                      {amount}
                    </bdi>
                  </dd>
                </div>
              ))
            : jackpotLevels.slice(1).map((level) => (
                <div key={level} aria-hidden="true" className={css.level}>
                  <Skeleton width="half" />
                </div>
              ))}
        </dl>
      )}
    </section>
  );
}
