import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import * as css from './CrashHistory.css.ts';

export interface CrashRound {
  /** Id of the round. */
  readonly id: string;
  /** Final multiplier, for example “2.41×”. */
  readonly multiplier: string;
  /**
   * Colour level of the multiplier.
   * @default 'low'
   */
  readonly level?: 'low' | 'middle' | 'high' | undefined;
  /** URL of the round's fairness proof. */
  readonly href?: string | undefined;
}

export interface CrashHistoryProps extends RootProps<HTMLOListElement> {
  /** Accessible name of the list, for example “Last rounds”. */
  label: string;
  /** Rounds, newest first. Undefined while they load. */
  rounds: readonly CrashRound[] | undefined;
}

/** Multipliers of a crash game's last rounds in a scrolling line. Renders an `ol`; the items have `data-level`. */
export function CrashHistory({ label, rounds, ...rest }: CrashHistoryProps) {
  const { link: Link } = useUi();
  return (
    // Rounds without a proof aren't focusable, so the list is, for scrolling by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ol
      {...rest}
      translate="no"
      tabIndex={0}
      aria-label={label}
      aria-busy={rounds === undefined}
      className={css.root}
    >
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
