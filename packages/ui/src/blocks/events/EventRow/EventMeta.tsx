import { CountryFlag } from '../CountryFlag/CountryFlag.tsx';
import { LiveBadge } from '../LiveBadge/LiveBadge.tsx';
import { wrapTexts } from '../../../theme/wrapTexts.tsx';
import type { EventRowData, EventRowHandlers } from './eventRowData.ts';
import { EventStar } from './EventStar.tsx';
import * as css from './EventMeta.css.ts';

type EventMetaProps = Pick<EventRowHandlers, 'onFavouriteChange'> &
  Pick<
    EventRowData,
    'live' | 'goal' | 'start' | 'status' | 'number' | 'place' | 'placeFlag' | 'favourite' | 'favouriteLabel'
  >;

/** Favourite button, clock, start time or state of a match, above or before its names. Renders a `div`. */
export function EventMeta({
  live,
  goal,
  start,
  status,
  number,
  place,
  placeFlag,
  favourite = false,
  favouriteLabel,
  onFavouriteChange,
}: EventMetaProps) {
  return (
    <div className={css.root}>
      {onFavouriteChange && favouriteLabel !== undefined && (
        <EventStar label={favouriteLabel} favourite={favourite} onChange={onFavouriteChange} />
      )}
      {live && (
        <LiveBadge>
          {wrapTexts(live.clock)}
          {goal ? (
            <span> · {goal.label}</span>
          ) : (
            live.detail !== undefined && <span className={css.detail}> · {live.detail}</span>
          )}
        </LiveBadge>
      )}
      {start && (
        <span className={css.start}>
          <span className={css.day}>{start.day}</span>
          <bdi dir="ltr" translate="no" className={css.time}>
            {start.time}
          </bdi>
          {start.soon !== undefined && <span className={css.soon}>{start.soon}</span>}
        </span>
      )}
      {status && (
        <span data-tone={status.tone ?? 'muted'} className={css.status}>
          {status.label}
        </span>
      )}
      {place !== undefined && (
        <span className={css.place}>
          {placeFlag !== undefined && (
            <span className={css.flag}>
              <CountryFlag image={placeFlag} size="sm" />
            </span>
          )}
          <bdi className={css.placeName}>{place}</bdi>
        </span>
      )}
      {number !== undefined && (
        <span className={css.number}>
          <bdi>{number}</bdi>
        </span>
      )}
    </div>
  );
}
