import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './Lineups.css.ts';

/** What happened to a player in the match. */
export interface LineupMark {
  /** Identity of the mark. */
  readonly id: string;
  readonly icon: IconName;
  /** It in words: "Off in the 71st minute". */
  readonly label: string;
}

export interface LineupPlayer {
  readonly id: string;
  /** Number on the shirt. */
  readonly number?: string | undefined;
  readonly name: string;
  /** Role: "Captain", "Goalkeeper". */
  readonly role?: string | undefined;
  readonly marks?: readonly LineupMark[] | undefined;
}

export interface LineupTeam {
  readonly name: string;
  /** How they line up: "4-3-3". */
  readonly formation?: string | undefined;
  readonly groups: readonly {
    readonly id: string;
    /** "Starting", "Bench", "Not available". */
    readonly title: string;
    readonly players: readonly LineupPlayer[];
  }[];
}

export interface LineupsProps extends RootProps<HTMLElement> {
  /** Name of the part: "Line-ups". */
  label: string;
  /** Home and away; none before they are known. */
  teams: readonly LineupTeam[];
  /** Place of the teams' names in the outline of the page. @default 3 */
  level?: 2 | 3 | undefined;
  /** What is said before they are known: "Line-ups are known an hour before the start." */
  emptyTitle: string;
}

/** Who plays, side by side where there is room. Renders a `section`. */
export function Lineups({ label, teams, level = 3, emptyTitle, ...rest }: LineupsProps) {
  const Title = `h${level}` as const;
  const Group = level === 2 ? 'h3' : 'h4';
  return (
    <section {...rest} aria-label={label} className={css.root}>
      {teams.length === 0 && <EmptyState icon="users" title={emptyTitle} />}
      {teams.map((team) => (
        <div key={team.name} className={css.team}>
          <div className={css.head}>
            <Title className={css.title}>
              <bdi>{team.name}</bdi>
            </Title>
            {team.formation !== undefined && (
              <bdi dir="ltr" className={css.formation}>
                {team.formation}
              </bdi>
            )}
          </div>
          {team.groups.map((group) => (
            <div key={group.id}>
              <Group className={css.group}>{group.title}</Group>
              <ul>
                {group.players.map((player) => (
                  <li key={player.id} className={css.player}>
                    <span className={css.number}>{player.number}</span>
                    <bdi className={css.name}>{player.name}</bdi>
                    {player.role !== undefined && <span className={css.role}>{player.role}</span>}
                    {player.marks?.map((mark) => (
                      <span key={mark.id} title={mark.label} className={css.mark}>
                        <VisuallyHidden>{mark.label}</VisuallyHidden>
                        <Icon name={mark.icon} size="sm" />
                      </span>
                    ))}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}
