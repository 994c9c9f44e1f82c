import type { ReactNode } from 'react';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './TournamentHead.css.ts';

export interface TournamentFact {
  /** What it is: "Ends in". */
  readonly label: string;
  /** Its figure: "3 h 12 min". */
  readonly value: string;
}

export interface TournamentHeadProps extends RootProps<HTMLElement> {
  /** What kind it is: "Daily tournament". */
  kind: string;
  /** Its name; the title of the page. */
  title: string;
  /** One sentence: what counts. */
  text?: string | undefined;
  /** Prize pool, end, players, the player's own place. */
  facts: readonly TournamentFact[];
  /** The one way on: play, join. */
  action?: ReactNode;
  /** Why the player can't take part, or that it is over: a `Notice`. */
  notice?: ReactNode;
}

/** Head of a tournament's page. Renders a `header` with the page's title. */
export function TournamentHead({ kind, title, text, facts, action, notice, ...rest }: TournamentHeadProps) {
  return (
    <header {...rest} className={css.root}>
      <div className={css.words}>
        <p className={css.kind}>{kind}</p>
        <h1 className={css.title}>{title}</h1>
        {text !== undefined && <p className={css.text}>{text}</p>}
      </div>
      <dl className={css.facts}>
        {facts.map(({ label, value }) => (
          <div key={label} className={css.fact}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {action !== undefined && <div className={css.action}>{action}</div>}
      {notice !== undefined && <div className={css.notice}>{notice}</div>}
    </header>
  );
}
