import { isPicture } from '../../../theme/isPicture.ts';
import { EventActions } from './EventActions.tsx';
import { EventMeta } from './EventMeta.tsx';
import { EventPrices } from './EventPrices.tsx';
import { EventScores } from './EventScores.tsx';
import { EventTeams } from './EventTeams.tsx';
import type { EventRowFacts } from './eventRowFacts.ts';
import * as css from './EventRow.css.ts';

/**
 * Content of a row with a container for its prices. Must not use hooks, because rows are drawn without React. Renders
 * the parts of an `article`.
 */
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
        // Drawn separately, because the selections rarely change. The prerender includes them, because no script
        // draws into it.
        {...(isPicture && { children: <EventPrices {...facts} /> })}
      />
      {note !== undefined && <p className={css.note}>{note}</p>}
    </>
  );
}

/** Returns the attributes of a row's `article`. */
export function eventRowRoot({ form = 'full', favouriteLabel, watch, statistics }: EventRowFacts) {
  const isBare = favouriteLabel === undefined && !watch && !statistics;
  return { className: css.root, 'data-form': form, 'data-bare': isBare ? '' : undefined } as const;
}

/** Returns attributes and content of a row's `article` for the prerender, which has no document to draw into. */
export function eventRowPicture(facts: EventRowFacts) {
  return { ...eventRowRoot(facts), children: <EventRowContent {...facts} /> } as const;
}
