import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './FormChips.css.ts';

export const formOutcomes = ['won', 'drawn', 'lost'] as const;
export type FormOutcome = (typeof formOutcomes)[number];

export interface FormMatch {
  /** Id of the match. */
  readonly id: string;
  readonly outcome: FormOutcome;
  /** Result as one letter, for example “W”. */
  readonly letter: string;
  /** Accessible label of the match, for example “Won 2–1 against Saltwick, 14 November”. */
  readonly label: string;
}

export interface FormChipsProps extends RootProps<HTMLOListElement> {
  /** Accessible name of the list, for example “Last five of Harbour City”. */
  label: string;
  /** Matches, latest first. */
  matches: readonly FormMatch[];
}

/** Results of the last matches as letters on colours. Renders an `ol`; each match has `data-outcome`. */
export function FormChips({ label, matches, ...rest }: FormChipsProps) {
  return (
    <ol {...rest} aria-label={label} className={css.root}>
      {matches.map((match) => (
        <li key={match.id} title={match.label} data-outcome={match.outcome} className={css.match}>
          <span aria-hidden="true">{match.letter}</span>
          <VisuallyHidden>{match.label}</VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}
