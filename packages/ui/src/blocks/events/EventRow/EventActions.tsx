import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { useUi } from '../../../theme/UiProvider.tsx';
import type { EventRowProps } from './EventRow.tsx';
import * as css from './EventActions.css.ts';

/** Count of markets, statistics, broadcast and favourite of a row, as far as it has them. Renders a `div`, or nothing. */
export function EventActions({
  href,
  markets,
  favourite = false,
  favouriteLabel,
  onFavouriteChange,
  watchLabel,
  onWatch,
  statisticsLabel,
  onStatistics,
}: Pick<
  EventRowProps,
  | 'href'
  | 'markets'
  | 'favourite'
  | 'favouriteLabel'
  | 'onFavouriteChange'
  | 'watchLabel'
  | 'onWatch'
  | 'statisticsLabel'
  | 'onStatistics'
>) {
  const { link: Link } = useUi();
  const statistics = onStatistics && statisticsLabel !== undefined;
  const watch = onWatch && watchLabel !== undefined;
  const star = onFavouriteChange && favouriteLabel !== undefined;
  return (
    <>
      {markets && (
        <Link href={href} className={css.markets}>
          <span className={css.unseen}>{markets.label}</span>
          <bdi aria-hidden="true" dir="ltr">
            {markets.short}
          </bdi>
        </Link>
      )}
      {(statistics || watch || star) && (
        <div className={css.root}>
          {statistics && (
            <span className={css.rare}>
              <IconButton label={statisticsLabel} icon="statistics" tone="muted" onClick={onStatistics} />
            </span>
          )}
          {watch && (
            <span className={css.usual}>
              <IconButton label={watchLabel} icon="play" tone="muted" onClick={onWatch} />
            </span>
          )}
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
      )}
    </>
  );
}
