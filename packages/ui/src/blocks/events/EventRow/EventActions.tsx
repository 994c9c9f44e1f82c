import * as button from '../../../primitives/IconButton/IconButton.css.ts';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { classes } from '../../../theme/classes.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import type { EventRowData, EventRowLink } from './eventRowData.ts';
import * as css from './EventActions.css.ts';

type EventActionsProps = Pick<EventRowData, 'href' | 'markets' | 'watch' | 'statistics'>;

/** Number of markets, statistics and stream of a row, as far as available. Renders a `div`, or nothing. */
export function EventActions({ href, markets, watch, statistics }: EventActionsProps) {
  const { link: RouterLink } = useUi();
  return (
    <>
      {markets && (
        <RouterLink href={href} className={css.markets}>
          <span className={css.unseen}>{markets.label}</span>
          <bdi aria-hidden="true" dir="ltr" translate="no">
            {markets.short}
          </bdi>
        </RouterLink>
      )}
      {(statistics || watch) && (
        <div className={css.root}>
          {statistics && (
            <span className={css.rare}>
              <RowLink link={statistics} icon="statistics" />
            </span>
          )}
          {watch && (
            <span className={watch.isMain ? css.main : css.usual}>
              <RowLink link={watch} icon="play" />
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
