import { Badge } from '../../../primitives/Badge/Badge.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { Progress } from '../../../primitives/Progress/Progress.tsx';
import { AccountRow } from '../../account/AccountRow/AccountRow.tsx';
import { ListCard } from '../../account/ListCard/ListCard.tsx';

export interface Requirement {
  readonly id: string;
  /** "Confirm your phone". */
  readonly title: string;
  /** Why, or how far it is. */
  readonly detail?: string | undefined;
  readonly met: boolean;
  /** The same in words: "Done", "Open". */
  readonly stateWord: string;
  /** How much of it is done, from 0 to 1. */
  readonly share?: number | undefined;
  /** The way on. */
  readonly href?: string | undefined;
}

export interface RequirementsProps extends RootProps<HTMLElement> {
  /** "Before you can withdraw". */
  title: string;
  /** One plain sentence. */
  lead?: string | undefined;
  /** What has to be done, in order. */
  requirements: readonly Requirement[];
}

/** What has to be done before money can be taken out, each with its way on. Renders a `section`. */
export function Requirements({ title, lead, requirements, ...rest }: RequirementsProps) {
  return (
    <ListCard {...rest} title={title} lead={lead} words={{ empty: title }}>
      {requirements.map(({ id, title: name, detail, met, stateWord, share, href }) => (
        <AccountRow
          key={id}
          icon={met ? 'check' : 'lock'}
          tone={met ? 'success' : 'warning'}
          title={name}
          detail={detail}
          aside={<Badge tone={met ? 'success' : 'warning'}>{stateWord}</Badge>}
          href={met ? undefined : href}
          foot={share !== undefined && <Progress label={name} value={share} max={1} size="sm" />}
        />
      ))}
    </ListCard>
  );
}
