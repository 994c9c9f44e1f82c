import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { useUi } from '../../../theme/UiProvider.tsx';
import { GameThumbnail } from '../GameTile/GameThumbnail.tsx';
import type { Game } from '../games.ts';
import { splitMatch } from './splitMatch.ts';
import * as css from './GameSearch.css.ts';

interface GameSearchResultProps {
  game: Game;
  query: string;
  onFollow?: ((id: string) => void) | undefined;
}

/** Search result with the query highlighted in its name. Renders an `li` with a link. */
export function GameSearchResult({ game, query, onFollow }: GameSearchResultProps) {
  const { id, title, provider, thumbnail, playHref, demoHref, closed } = game;
  const { link: Link, locale } = useUi();
  const [before, match, after] = splitMatch(title, query, locale);
  const href = closed ? undefined : (playHref ?? demoHref);
  const words = (
    <>
      <span className={css.picture}>
        <GameThumbnail src={thumbnail} title="" />
      </span>
      <span className={css.words}>
        <span className={css.title}>
          {before}
          {match !== '' && <mark className={css.match}>{match}</mark>}
          {after}
        </span>
        <span className={css.provider}>{closed ? closed.label : provider}</span>
      </span>
    </>
  );
  return (
    <li className={css.cell}>
      {href === undefined ? (
        <span className={css.result} data-closed="">
          {words}
        </span>
      ) : (
        <Link href={href} onClick={() => onFollow?.(id)} className={css.result}>
          {words}
          <Icon name="next" size="sm" />
        </Link>
      )}
    </li>
  );
}
