import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import type { EventRowFacts } from './eventRowFacts.ts';
import * as css from './EventActions.css.ts';

/** Count of markets, statistics, broadcast and favourite of a row, as far as it has them. Renders a `div`, or nothing. */
export function EventActions({
  href,
  markets,
  favourite = false,
  favouriteLabel,
  watchLabel,
  statisticsLabel,
}: Pick<
  EventRowFacts,
  'href' | 'markets' | 'favourite' | 'favouriteLabel' | 'watchLabel' | 'statisticsLabel'
>) {
  const labels = [statisticsLabel, watchLabel, favouriteLabel];
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
      {labels.some((label) => label !== undefined) && (
        <div className={css.root}>
          {statisticsLabel !== undefined && (
            <span className={css.rare}>
              <IconButton data-act="statistics" label={statisticsLabel} icon="statistics" tone="muted" />
            </span>
          )}
          {watchLabel !== undefined && (
            <span className={css.usual}>
              <IconButton data-act="watch" label={watchLabel} icon="play" tone="muted" />
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
