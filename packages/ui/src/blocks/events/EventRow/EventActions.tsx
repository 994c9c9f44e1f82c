import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import * as button from '../../../primitives/IconButton/IconButton.css.ts';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { classes } from '../../../theme/classes.ts';
import type { EventRowFacts, EventRowLink } from './eventRowFacts.ts';
import * as css from './EventActions.css.ts';

/** Number of markets, statistics, stream and favourite of a row, as far as available. Renders a `div`, or nothing. */
export function EventActions({
  href,
  markets,
  favourite = false,
  favouriteLabel,
  watch,
  statistics,
}: Pick<EventRowFacts, 'href' | 'markets' | 'favourite' | 'favouriteLabel' | 'watch' | 'statistics'>) {
  return (
    <>
      {markets && (
        <a href={href} className={css.markets}>
          <span className={css.unseen}>{markets.label}</span>
          <bdi aria-hidden="true" dir="ltr">
            {markets.short}
          </bdi>
        </a>
      )}
      {(statistics || watch || favouriteLabel !== undefined) && (
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
          {favouriteLabel !== undefined && (
            <IconButton
              data-act="favourite"
              label={favouriteLabel}
              icon={favourite ? 'star-filled' : 'star'}
              tone="muted"
              pressed={favourite}
            />
          )}
        </div>
      )}
    </>
  );
}

/** Link with the appearance of an icon button. Renders an `a`. */
function RowLink({ link: { href, label, target }, icon }: { link: EventRowLink; icon: IconName }) {
  return (
    <a
      href={href}
      target={target}
      aria-label={label}
      title={label}
      className={classes(button.surface, button.root, button.sizes.md, button.looks.muted.plain)}
    >
      <Icon name={icon} />
    </a>
  );
}
