import type { ReactNode } from 'react';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Heading } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './TournamentRules.css.ts';

export interface TournamentRulesProps extends RootProps<HTMLElement> {
  /** Title of the rules, for example “How it works”. */
  title: string;
  /** Steps in order, one sentence each. */
  steps: readonly string[];
  /** Link to the full terms: a `Link`. */
  terms?: ReactNode;
}

/** Rules of a tournament. Renders a `section` with an ordered list. */
export function TournamentRules({ title, steps, terms, ...rest }: TournamentRulesProps) {
  return (
    <Card {...rest}>
      <div className={css.root}>
        <Heading level={2}>{title}</Heading>
        <ol className={css.steps}>
          {steps.map((step) => (
            <li key={step} className={css.step}>
              <span>{step}</span>
            </li>
          ))}
        </ol>
        {terms}
      </div>
    </Card>
  );
}
