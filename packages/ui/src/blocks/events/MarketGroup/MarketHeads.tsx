import { TeamCrest } from '../TeamCrest/TeamCrest.tsx';
import type { EventCrest } from '../EventRow/EventPrices.tsx';
import * as css from './MarketGroup.css.ts';

/** Header of a column: its text, or the crest of a side of the match. */
export type MarketHead = string | EventCrest;

/** Headers of columns; hidden from screen readers, since every price has its full name. Renders a `span` for each. */
export function MarketHeads({ heads }: { readonly heads: readonly MarketHead[] }) {
  return heads.map((head) => (
    <span key={typeof head === 'string' ? head : head.name} className={css.headWords}>
      <WithCrests parts={[head]} />
    </span>
  ));
}

/** Text with crests in place of names, which are shown on hover. */
export function WithCrests({ parts }: { readonly parts: readonly MarketHead[] }) {
  // A name may occur twice, as in “half-time and full-time”.
  const keyed = parts.map((part, place) => [`part ${place}`, part] as const);
  return keyed.map(([key, part]) =>
    typeof part === 'string' ? (
      part
    ) : (
      <span key={key} title={part.name} className={css.crest}>
        <TeamCrest {...part} />
      </span>
    ),
  );
}
