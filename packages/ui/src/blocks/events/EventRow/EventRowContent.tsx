import { isPicture } from '../../../theme/isPicture.ts';
import { EventActions } from './EventActions.tsx';
import { EventMeta } from './EventMeta.tsx';
import { EventPrices } from './EventPrices.tsx';
import { EventScores } from './EventScores.tsx';
import { EventTeams } from './EventTeams.tsx';
import type { EventRowFacts } from './eventRowFacts.ts';
import * as css from './EventRow.css.ts';

/** All that stands in a row, and the place of its prices. No hooks: rows are drawn without React. Renders the parts of an `article`. */
export function EventRowContent(facts: EventRowFacts) {
  const { stacked = 'never', note } = facts;
  return (
    <>
      <EventMeta {...facts} />
      <EventActions {...facts} />
      <EventTeams {...facts} />
      <EventScores {...facts} />
      <div
        className={css.prices}
        data-part="prices"
        data-stacked={stacked === 'never' ? undefined : stacked}
        // They are drawn by themselves, as they hardly ever are others; nothing draws into a picture.
        {...(isPicture && { children: <EventPrices {...facts} /> })}
      />
      {note !== undefined && <p className={css.note}>{note}</p>}
    </>
  );
}

/** What a row's `article` carries. */
export function eventRowRoot({ form = 'full', favouriteLabel, watch, statistics }: EventRowFacts) {
  const isBare = favouriteLabel === undefined && !watch && !statistics;
  return { className: css.root, 'data-form': form, 'data-bare': isBare ? '' : undefined } as const;
}

/** All of a row's `article` where there is no document to draw into. */
export function eventRowPicture(facts: EventRowFacts) {
  return { ...eventRowRoot(facts), children: <EventRowContent {...facts} /> } as const;
}
