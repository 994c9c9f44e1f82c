import type { ReactNode } from 'react';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './TournamentHead.css.ts';

export interface TournamentDetail {
  /** Label of the value, for example “Ends in”. */
  readonly label: string;
  /** Formatted value, for example “3 h 12 min”. */
  readonly value: string;
}

export interface TournamentHeadProps extends RootProps<HTMLElement> {
  /** Type of the tournament, for example “Daily tournament”. */
  kind: string;
  /** Name of the tournament, used as the page's title. */
  title: string;
  /** Scoring rule in one sentence. */
  text?: string | undefined;
  /** Prize pool, end, number of players and the player's rank. */
  details: readonly TournamentDetail[];
  /** Main action, for example playing or joining. */
  action?: ReactNode;
  /** Reason why the player can't take part, or a message that the tournament is over: a `Notice`. */
  notice?: ReactNode;
}

/** Header of a tournament's page. Renders a `header` with the page's title. */
export function TournamentHead({ kind, title, text, details, action, notice, ...rest }: TournamentHeadProps) {
  return (
    <header {...rest} className={css.root}>
      <div className={css.words}>
        <p className={css.kind}>{kind}</p>
        <h1 className={css.title}>{title}</h1>
        {text !== undefined && <p className={css.text}>{text}</p>}
      </div>
      <dl className={css.details}>
        {details.map(({ label, value }) => (
          <div key={label} className={css.entry}>
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
