import type { RootProps } from '../../../theme/rootProps.ts';
import { EventActions } from './EventActions.tsx';
import { EventMeta } from './EventMeta.tsx';
import { EventPrices } from './EventPrices.tsx';
import type { EventRowData, EventRowHandlers } from './eventRowData.ts';
import { EventScores } from './EventScores.tsx';
import { EventTeams } from './EventTeams.tsx';
import { classes } from '../../../theme/classes.ts';
import { priceGroup } from '../PriceCell/priceGroup.ts';
import * as track from '../marketTrack.css.ts';
import * as css from './EventRow.css.ts';

export interface EventRowProps extends EventRowData, EventRowHandlers, RootProps<HTMLElement> {}

/**
 * Match in a list: a block in a narrow list, a table row in a wide one. Renders an `article`; `data-form` is `full`
 * or `compact`, `data-bare` is set while it has no links besides those to the match.
 */
export function EventRow({
  href,
  teams,
  form = 'full',
  live,
  start,
  status,
  place,
  placeFlag,
  number,
  scores,
  goal,
  parts,
  scoreLabel,
  crests,
  flags,
  sport,
  marks,
  winner,
  prices,
  stacked = 'never',
  pricesKind,
  moreMarkets,
  note,
  markets,
  suspendedLabel,
  favourite,
  favouriteLabel,
  watch,
  statistics,
  onPriceToggle,
  onFavouriteChange,
  ...rest
}: EventRowProps) {
  const isBare = !watch && !statistics;
  return (
    <article
      aria-label={teams.join(' – ')}
      {...rest}
      className={css.root}
      data-form={form}
      data-bare={isBare ? '' : undefined}
    >
      <EventMeta
        {...{
          live,
          goal,
          start,
          status,
          place,
          placeFlag,
          number,
          favourite,
          favouriteLabel,
          onFavouriteChange,
        }}
      />
      <EventActions {...{ href, markets, watch, statistics }} />
      <EventTeams {...{ href, teams, crests, flags, sport, marks, winner }} />
      <EventScores {...{ scores, goal, parts, scoreLabel, winner }} />
      <div
        className={classes(css.prices, track.markets)}
        data-stacked={stacked === 'never' ? undefined : stacked}
        {...(prices.length > 0 && priceGroup(teams.join(' – ')))}
      >
        <EventPrices {...{ prices, pricesKind, moreMarkets, form, suspendedLabel, onPriceToggle }} />
      </div>
      {note !== undefined && <p className={css.note}>{note}</p>}
    </article>
  );
}
