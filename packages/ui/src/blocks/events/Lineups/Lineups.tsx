import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './Lineups.css.ts';

/** Incident of a player in the match. */
export interface LineupMark {
  /** Id of the incident. */
  readonly id: string;
  readonly icon: IconName;
  /** Label of the incident, for example “Off in the 71st minute”. */
  readonly label: string;
}

export interface LineupPlayer {
  readonly id: string;
  /** Shirt number. */
  readonly number?: string | undefined;
  readonly name: string;
  /** Role of the player, for example “Captain” or “Goalkeeper”. */
  readonly role?: string | undefined;
  readonly marks?: readonly LineupMark[] | undefined;
}

export interface LineupTeam {
  readonly name: string;
  /** Formation, for example “4-3-3”. */
  readonly formation?: string | undefined;
  readonly groups: readonly {
    readonly id: string;
    /** Title of the group, for example “Starting”, “Bench” or “Not available”. */
    readonly title: string;
    readonly players: readonly LineupPlayer[];
  }[];
}

export interface LineupsProps extends RootProps<HTMLElement> {
  /** Accessible name of the section, for example “Line-ups”. */
  label: string;
  /** Teams, home first. Empty before the line-ups are known. */
  teams: readonly LineupTeam[];
  /**
   * Heading level of the teams' names.
   * @default 3
   */
  level?: 2 | 3 | undefined;
  /** Title of the empty state, for example “Line-ups are known an hour before the start.” */
  emptyTitle: string;
}

/** Line-ups of both teams, side by side where the width allows. Renders a `section`. */
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
              <bdi dir="ltr" translate="no" className={css.formation}>
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
