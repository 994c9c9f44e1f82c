import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUi } from '../../../theme/UiProvider.tsx';
import { CountryFlag } from '../CountryFlag/CountryFlag.tsx';
import { TeamCrest } from '../TeamCrest/TeamCrest.tsx';
import type { EventRowData } from './eventRowData.ts';
import * as css from './EventTeams.css.ts';

export const eventMarkKinds = ['red-card', 'yellow-card', 'serve', 'more'] as const;
export type EventMarkKind = (typeof eventMarkKinds)[number];

/** Indicator next to a side's name. */
export interface EventMark {
  /** Kind of indicator: a card, the serving or batting side, or a player advantage. */
  readonly kind: EventMarkKind;
  /** Label for screen-reader users, for example “2 red cards”. */
  readonly label: string;
  /** Text of the indicator: “2” on a card, “5v4” for a player advantage. */
  readonly text?: string | undefined;
}

/** Both sides with crests or flags and indicators, as the link to the match. Renders the router's link, an `a`. */
export function EventTeams({
  href,
  teams,
  crests,
  flags,
  sport,
  marks,
  winner,
}: Pick<EventRowData, 'href' | 'teams' | 'crests' | 'flags' | 'sport' | 'marks' | 'winner'>) {
  const { link: RouterLink } = useUi();
  return (
    <RouterLink href={href} className={css.root}>
      {teams.map((team, side) => {
        const flag = flags?.[side];
        // An event without two sides has a single name.
        return (
          team !== '' && (
            <span
              key={team}
              className={css.team}
              data-outcome={winner === undefined ? undefined : winner === side ? 'won' : 'lost'}
            >
              {flag !== undefined && (
                <span className={css.crest}>
                  <CountryFlag image={flag} />
                </span>
              )}
              {crests && (
                <span className={css.crest}>
                  <TeamCrest name={team} image={crests[side]} sport={sport} home={teams[side - 1]} />
                </span>
              )}
              <bdi className={css.name}>{team}</bdi>
              {marks?.[side]?.map((mark) => (
                <Mark key={mark.kind} {...mark} />
              ))}
            </span>
          )
        );
      })}
    </RouterLink>
  );
}

function Mark({ kind, label, text }: EventMark) {
  return (
    <span className={css.mark} data-kind={kind}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {text !== undefined && (
        <bdi aria-hidden="true" dir="ltr" translate="no">
          {text}
        </bdi>
      )}
    </span>
  );
}
