import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import * as css from './CrashHistory.css.ts';

export interface CrashRound {
  /** Identity of the round. */
  readonly id: string;
  /** How far it went: "2.41×". */
  readonly multiplier: string;
  /** How high that is. @default 'low' */
  readonly level?: 'low' | 'middle' | 'high' | undefined;
  /** Where its proof is. */
  readonly href?: string | undefined;
}

export interface CrashHistoryProps extends RootProps<HTMLOListElement> {
  /** What the strip shows: "Last rounds". */
  label: string;
  /** Rounds, newest first; none yet while they load. */
  rounds: readonly CrashRound[] | undefined;
}

/** How far the last rounds of a crash game went, in one line that scrolls. Renders an `ol`; `data-level` by height. */
export function CrashHistory({ label, rounds, ...rest }: CrashHistoryProps) {
  const { link: Link } = useUi();
  return (
    // Rounds without a proof take no focus, so the strip does: it has to be scrolled by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ol {...rest} tabIndex={0} aria-label={label} aria-busy={rounds === undefined} className={css.root}>
      {rounds
        ? rounds.map(({ id, multiplier, level = 'low', href }) => (
            <li key={id} className={css.cell}>
              {href === undefined ? (
                <span data-level={level} className={css.round}>
                  {multiplier}
                </span>
              ) : (
                <Link href={href} data-level={level} className={css.round}>
                  {multiplier}
                </Link>
              )}
            </li>
          ))
        : ['one', 'two', 'three', 'four', 'five', 'six'].map((key) => (
            <li key={key} aria-hidden="true" className={css.ghost}>
              <Skeleton shape="chip" />
            </li>
          ))}
    </ol>
  );
}
