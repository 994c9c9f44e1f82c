import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';

export interface HeadButtonsProps {
  /**
   * Whether the competition is a favourite of the player.
   * @default false
   */
  favourite?: boolean | undefined;
  /** Label of the favourite button. */
  favouriteLabel?: string | undefined;
  /** Called when the player toggles the favourite. Without it there is no favourite button. */
  onFavouriteChange?: ((favourite: boolean) => void) | undefined;
  /**
   * Whether only the header is shown, without its matches.
   * @default false
   */
  collapsed?: boolean | undefined;
  /** Label of the collapse button. Without it there is no button. */
  collapseLabel?: string | undefined;
  /** Called when the player collapses or expands the matches. */
  onCollapsedChange?: ((collapsed: boolean) => void) | undefined;
}

interface Buttons extends HeadButtonsProps {
  /** Id of the element with the matches. */
  rowsId?: string | undefined;
}

/** Buttons at the end of a competition's or a sport's header. Renders one or two `button`s, or nothing. */
export function HeadButtons({
  favourite = false,
  favouriteLabel,
  onFavouriteChange,
  collapsed = false,
  collapseLabel,
  onCollapsedChange,
  rowsId,
}: Buttons) {
  return (
    <>
      {onFavouriteChange && favouriteLabel !== undefined && (
        <IconButton
          label={favouriteLabel}
          icon={favourite ? 'star-filled' : 'star'}
          iconSize="sm"
          size="sm"
          tone="muted"
          pressed={favourite}
          onClick={() => onFavouriteChange(!favourite)}
        />
      )}
      {collapseLabel !== undefined && (
        <IconButton
          label={collapseLabel}
          icon={collapsed ? 'down' : 'up'}
          iconSize="sm"
          size="sm"
          tone="muted"
          aria-expanded={!collapsed}
          aria-controls={rowsId}
          onClick={() => onCollapsedChange?.(!collapsed)}
        />
      )}
    </>
  );
}
