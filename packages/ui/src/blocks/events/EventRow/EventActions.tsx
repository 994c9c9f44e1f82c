import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import * as css from './EventRow.css.ts';

export interface EventActionsProps {
  favourite: boolean | undefined;
  favouriteLabel: string | undefined;
  onFavouriteChange: ((favourite: boolean) => void) | undefined;
  watchLabel: string | undefined;
  onWatch: (() => void) | undefined;
}

/** Broadcast and favourite of a row, as far as it has them. Renders a `div`, or nothing. */
export function EventActions({
  favourite = false,
  favouriteLabel,
  onFavouriteChange,
  watchLabel,
  onWatch,
}: EventActionsProps) {
  const watch = onWatch && watchLabel !== undefined;
  const star = onFavouriteChange && favouriteLabel !== undefined;
  if (!watch && !star) return null;
  return (
    <div className={css.actions}>
      {watch && <IconButton label={watchLabel} icon="play" tone="muted" onClick={onWatch} />}
      {star && (
        <IconButton
          label={favouriteLabel}
          icon={favourite ? 'star-filled' : 'star'}
          tone="muted"
          pressed={favourite}
          onClick={() => onFavouriteChange(!favourite)}
        />
      )}
    </div>
  );
}
