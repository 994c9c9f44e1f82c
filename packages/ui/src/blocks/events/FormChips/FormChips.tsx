import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './FormChips.css.ts';

export const formOutcomes = ['won', 'drawn', 'lost'] as const;
export type FormOutcome = (typeof formOutcomes)[number];

export interface FormMatch {
  /** Identity of the match. */
  readonly id: string;
  readonly outcome: FormOutcome;
  /** The outcome as one letter: "W". */
  readonly letter: string;
  /** The match in words: "Won 2–1 against Saltwick, 14 November". */
  readonly label: string;
}

export interface FormChipsProps extends RootProps<HTMLOListElement> {
  /** Whose form it is: "Last five of Harbour City". */
  label: string;
  /** Matches, the latest first. */
  matches: readonly FormMatch[];
}

/** Results of the last matches, each as a letter on its colour. Renders an `ol`; `data-outcome` on each match. */
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
