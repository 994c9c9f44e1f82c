import { Badge } from '../../../primitives/Badge/Badge.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { Progress } from '../../../primitives/Progress/Progress.tsx';
import { AccountRow } from '../../account/AccountRow/AccountRow.tsx';
import { ListCard } from '../../account/ListCard/ListCard.tsx';

export interface Requirement {
  readonly id: string;
  /** Name of the requirement, for example “Confirm your phone”. */
  readonly title: string;
  /** Reason for the requirement, or its progress. */
  readonly detail?: string | undefined;
  readonly met: boolean;
  /** Label of the state: “Done”, “Open”. */
  readonly stateLabel: string;
  /** Completed share, from 0 to 1. */
  readonly share?: number | undefined;
  /** URL of the page where the requirement can be met. */
  readonly href?: string | undefined;
}

export interface RequirementsProps extends RootProps<HTMLElement> {
  /** Title of the list, for example “Before you can withdraw”. */
  title: string;
  /** One sentence below the title. */
  lead?: string | undefined;
  /** Requirements in order. */
  requirements: readonly Requirement[];
}

/** Requirements to meet before a withdrawal, each with a link. Renders a `section`. */
export function Requirements({ title, lead, requirements, ...rest }: RequirementsProps) {
  return (
    <ListCard {...rest} title={title} lead={lead} labels={{ empty: title }}>
      {requirements.map(({ id, title: name, detail, met, stateLabel, share, href }) => (
        <AccountRow
          key={id}
          icon={met ? 'check' : 'lock'}
          tone={met ? 'success' : 'warning'}
          title={name}
          detail={detail}
          aside={<Badge tone={met ? 'success' : 'warning'}>{stateLabel}</Badge>}
          href={met ? undefined : href}
          foot={share !== undefined && <Progress label={name} value={share} max={1} size="sm" />}
        />
      ))}
    </ListCard>
  );
}
