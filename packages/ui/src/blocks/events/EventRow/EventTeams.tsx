import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { TeamCrest } from '../TeamCrest/TeamCrest.tsx';
import type { EventRowFacts } from './eventRowFacts.ts';
import * as css from './EventTeams.css.ts';

export const eventMarkKinds = ['red-card', 'yellow-card', 'serve', 'more'] as const;
export type EventMarkKind = (typeof eventMarkKinds)[number];

/** A small fact of one side. */
export interface EventMark {
  /** A card, who serves or bats, or a player more on the field. */
  readonly kind: EventMarkKind;
  /** It in words, for readers: "2 red cards". */
  readonly label: string;
  /** What stands in it: "2" on a card, "5v4" for a player more. */
  readonly text?: string | undefined;
}

/** Both sides with their crests and facts, as the link to the match. Renders an `a`. */
export function EventTeams({
  href,
  teams,
  crests,
  marks,
  winner,
}: Pick<EventRowFacts, 'href' | 'teams' | 'crests' | 'marks' | 'winner'>) {
  return (
    <a href={href} className={css.root}>
      {teams.map(
        (team, side) =>
          // An event without sides has its own name alone.
          team !== '' && (
            <span
              key={team}
              className={css.team}
              data-outcome={winner === undefined ? undefined : winner === side ? 'won' : 'lost'}
            >
              {crests && <TeamCrest name={team} picture={crests[side]} />}
              <bdi className={css.name}>{team}</bdi>
              {marks?.[side]?.map((mark) => (
                <Mark key={mark.kind} {...mark} />
              ))}
            </span>
          ),
      )}
    </a>
  );
}

function Mark({ kind, label, text }: EventMark) {
  return (
    <span className={css.mark} data-kind={kind}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {text !== undefined && (
        <bdi aria-hidden="true" dir="ltr">
          {text}
        </bdi>
      )}
    </span>
  );
}
