import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import * as css from './MainLayout.css.ts';

export interface PanelState {
  /** The player has put the panel away. */
  readonly hidden: boolean;
  /** Name of the panel, as the button's label: "Sports menu". */
  readonly label: string;
  /** The player puts it away or brings it back. */
  readonly onHiddenChange: (hidden: boolean) => void;
}

interface PanelToggleProps extends PanelState {
  edge: 'start' | 'end';
}

/** Puts a panel at the side of the page away and brings it back. Renders a `button`; `aria-expanded` while it is there. */
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
