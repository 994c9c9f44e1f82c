import { ListCard, type ListStateProps, type ListLabels } from '../ListCard/ListCard.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { BonusCard, type BonusCardProps } from './BonusCard.tsx';
import * as css from './Bonuses.css.ts';

export interface BonusListProps extends RootProps<HTMLDivElement>, ListStateProps {
  /** Bonuses, active ones first. */
  bonuses: readonly (Omit<BonusCardProps, 'id' | 'ref' | 'onChoose' | 'onRefuse'> & {
    readonly id: string;
  })[];
  labels: ListLabels;
  /** Called when the player chooses a bonus. */
  onChoose?: ((id: string) => void) | undefined;
  /** Called when the player refuses a bonus. */
  onRefuse?: ((id: string) => void) | undefined;
}

/** List of the player's bonuses, one card each. Renders a `div`. */
export function BonusList({
  bonuses,
  labels,
  status = 'ready',
  onChoose,
  onRefuse,
  onRetry,
  ...rest
}: BonusListProps) {
  const nothing = status !== 'ready' || bonuses.length === 0;
  return (
    <div {...rest} className={css.list}>
      {nothing ? (
        <ListCard labels={labels} icon="bonus" status={status} onRetry={onRetry} />
      ) : (
        bonuses.map(({ id, ...bonus }) => (
          <BonusCard key={id} {...bonus} onChoose={() => onChoose?.(id)} onRefuse={() => onRefuse?.(id)} />
        ))
      )}
    </div>
  );
}
