import { foundRange } from '@touchline/text';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { useUi } from '../../../theme/UiProvider.tsx';
import { LiveBadge } from '../LiveBadge/LiveBadge.tsx';
import type { SearchHit } from './SearchResults.tsx';
import * as css from './SearchResults.css.ts';

/** Search result. Renders the router's link. */
export function SearchResult({ hit, query }: { hit: SearchHit; query: string }) {
  const { link: Link } = useUi();
  return (
    <Link href={hit.href} className={css.link}>
      <span className={css.icon}>
        <Icon name={hit.icon} size="sm" />
      </span>
      <span className={css.words}>
        <span className={css.name}>
          <bdi>
            <MarkedMatch text={hit.name} query={query} />
          </bdi>
        </span>
        {hit.detail !== undefined && (
          <span className={css.detail}>
            <bdi>{hit.detail}</bdi>
          </span>
        )}
      </span>
      <span className={css.end}>
        {hit.live !== undefined && <LiveBadge>{hit.live}</LiveBadge>}
        {hit.note !== undefined && <bdi className={css.note}>{hit.note}</bdi>}
      </span>
    </Link>
  );
}

/** Name with the first match of the query highlighted. Renders a `span` for each part and a `mark`. */
function MarkedMatch({ text, query }: { text: string; query: string }) {
  const range = foundRange(text, query);
  if (!range) return <span>{text}</span>;
  const [start, end] = range;
  return (
    <>
      <span>{text.slice(0, start)}</span>
      <mark className={css.mark}>{text.slice(start, end)}</mark>
      <span>{text.slice(end)}</span>
    </>
  );
}
