import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import * as css from './MainLayout.css.ts';

export interface PanelState {
  /** Whether the player has collapsed the panel. */
  readonly hidden: boolean;
  /** Name of the panel, used as the button's label, for example “Sports menu”. */
  readonly label: string;
  /** Called when the player collapses or expands the panel. */
  readonly onHiddenChange: (hidden: boolean) => void;
}

interface PanelToggleProps extends PanelState {
  edge: 'start' | 'end';
}

/** Collapses and expands a side panel. Renders a `button` with `aria-expanded`. */
export function PanelToggle({ hidden, label, onHiddenChange, edge }: PanelToggleProps) {
  return (
    <div className={css.toggle}>
      <IconButton
        icon={hidden === (edge === 'start') ? 'next' : 'back'}
        tone="muted"
        label={label}
        aria-expanded={!hidden}
        onClick={() => onHiddenChange(!hidden)}
      />
    </div>
  );
}
