import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import * as button from '../../../primitives/IconButton/IconButton.css.ts';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { classes } from '../../../theme/classes.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import type { EventRowData, EventRowHandlers, EventRowLink } from './eventRowData.ts';
import * as css from './EventActions.css.ts';

type EventActionsProps = Pick<EventRowHandlers, 'onFavouriteChange'> &
  Pick<EventRowData, 'href' | 'markets' | 'favourite' | 'favouriteLabel' | 'watch' | 'statistics'>;

/** Number of markets, statistics, stream and favourite of a row, as far as available. Renders a `div`, or nothing. */
export function EventActions({
  href,
  markets,
  favourite = false,
  favouriteLabel,
  watch,
  statistics,
  onFavouriteChange,
}: EventActionsProps) {
  const { link: RouterLink } = useUi();
  const hasStar = onFavouriteChange !== undefined && favouriteLabel !== undefined;
  return (
    <>
      {markets && (
        <RouterLink href={href} className={css.markets}>
          <span className={css.unseen}>{markets.label}</span>
          <bdi aria-hidden="true" dir="ltr">
            {markets.short}
          </bdi>
        </RouterLink>
      )}
      {(statistics || watch || hasStar) && (
        <div className={css.root}>
          {statistics && (
            <span className={css.rare}>
              <RowLink link={statistics} icon="statistics" />
            </span>
          )}
          {watch && (
            <span className={css.usual}>
              <RowLink link={watch} icon="play" />
            </span>
          )}
          {hasStar && (
            <span className={css.star}>
              <IconButton
                label={favouriteLabel}
                icon={favourite ? 'star-filled' : 'star'}
                tone="muted"
                pressed={favourite}
                onClick={() => onFavouriteChange(!favourite)}
              />
            </span>
          )}
        </div>
      )}
    </>
  );
}

/** Link with the appearance of an icon button. Renders the router's link, an `a`. */
function RowLink({ link: { href, label, target }, icon }: { link: EventRowLink; icon: IconName }) {
  const { link: RouterLink } = useUi();
  return (
    <RouterLink
      href={href}
      target={target}
      aria-label={label}
      title={label}
      className={classes(button.surface, button.root, button.sizes.md, button.looks.muted.plain)}
    >
      <Icon name={icon} />
    </RouterLink>
  );
}
