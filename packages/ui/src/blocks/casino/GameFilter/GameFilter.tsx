import { BottomSheet } from '../../../primitives/Dialog/BottomSheet.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import type { GameFilterEvents, GameFilterGroup, GameFilterLabels } from './groups.ts';
import { GameFilterOptions } from './GameFilterOptions.tsx';
import * as css from './GameFilter.css.ts';

export interface GameFilterProps extends RootProps<HTMLDivElement>, GameFilterEvents {
  /** Sort order and filters, for example provider, feature, volatility or minimum stake. */
  groups: readonly GameFilterGroup[];
  /** Labels of the sheet. */
  labels: GameFilterLabels;
  /** Whether the sheet is open. */
  open: boolean;
  /** Called when the player closes the sheet or shows the results. */
  onOpenChange: (open: boolean) => void;
  /** Called when the player resets all filters. */
  onReset?: (() => void) | undefined;
}

/** Sort order and filters of a list of games; changes apply immediately. Renders a sheet. */
export function GameFilter({
  groups,
  labels,
  onOpenChange,
  onValueChange,
  onValuesChange,
  onReset,
  ...sheet
}: GameFilterProps) {
  return (
    <BottomSheet
      {...sheet}
      title={labels.title}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button size="lg" onClick={onReset}>
            {labels.reset}
          </Button>
          <Button size="lg" tone="strong" onClick={() => onOpenChange(false)}>
            {labels.show}
          </Button>
        </>
      }
    >
      <div className={css.root}>
        {groups.map((group) => (
          <GameFilterOptions
            key={group.id}
            group={group}
            onValueChange={onValueChange}
            onValuesChange={onValuesChange}
          />
        ))}
      </div>
    </BottomSheet>
  );
}
