import { GameGrid, GameRow, SectionTitle, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import type { CasinoLobby } from '../../features/catalogue/catalogue.api.ts';
import { useNumber } from '../../platform/format/useNumber.ts';
import { useCasinoPaths } from '../../platform/links/casinoPaths.ts';
import { useIsDesk } from '../../platform/page/useIsDesk.ts';
import { useWasNear } from './useWasNear.ts';
import type { Tiles } from './useTiles.tsx';

/** Search that lists the games of a row without a page of its own. */
const searches: Readonly<Partial<Record<Row['kind'], Readonly<Record<string, string>>>>> = {
  popular: { order: 'popular' },
  new: { tag: 'new', order: 'new' },
  jackpots: { tag: 'jackpot', order: 'jackpot' },
};

/** Games of the first row on phones, where it is a grid. */
const FIRST = 12;

type Row = CasinoLobby['rows'][number];

export interface LobbyRowProps {
  readonly row: Row;
  readonly tiles: Tiles;
  /**
   * True for the row at the top, which is a grid on phones.
   * @default false
   */
  readonly isFirst?: boolean;
  /**
   * True for a row below the first screen, whose games are mounted when it comes near the window.
   * @default false
   */
  readonly isBelow?: boolean;
}

/** A row of the lobby with the link to all of its games. */
export function LobbyRow({ row, tiles, isFirst = false, isBelow = false }: LobbyRowProps) {
  const { t } = useTranslation('casino');
  const paths = useCasinoPaths();
  const figure = useNumber();
  const isDesk = useIsDesk();
  const [ref, wasNear] = useWasNear();
  const { kind, total } = row;
  const title = row.title ?? (kind === 'category' || kind === 'collection' ? '' : t(`row.${kind}`));
  const games = tiles.tilesOf(row.games);
  const hasMore = total > games.length || (isFirst && total > FIRST);
  const all = hasMore ? { allLabel: t('all', { number: figure(total) }), allHref: hrefOf(row, paths) } : {};
  if (isFirst && !isDesk) {
    return (
      <Stack gap="xs">
        <SectionTitle {...all}>{title}</SectionTitle>
        <GameGrid label={title} games={games.slice(0, FIRST)} labels={tiles.labels} {...tiles.events} />
      </Stack>
    );
  }
  return (
    <GameRow
      ref={ref}
      title={title}
      games={isBelow && !wasNear ? undefined : games}
      labels={tiles.labels}
      steps={{ previous: t('back'), next: t('further') }}
      {...all}
      {...tiles.events}
    />
  );
}

/** Returns the address of all games of a row. */
function hrefOf({ kind, path }: Row, paths: ReturnType<typeof useCasinoPaths>): string | undefined {
  if (path !== null) return paths.page(path);
  const query = searches[kind];
  return query && paths.search(query);
}
