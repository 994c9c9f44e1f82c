import { ButtonLink, EmptyState, GameRow, SectionTitle, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useMine } from '../../widgets/games/useMine.ts';
import { useNumber } from '../../platform/format/useNumber.ts';
import { useCasinoPaths } from '../../platform/links/casinoPaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { Answered } from '../../widgets/answer/Answered.tsx';
import { CasinoHead } from './CasinoHead.tsx';
import { usePlayedTiles } from './usePlayedTiles.ts';
import { useTiles } from './useTiles.tsx';

/** The player's unfinished and recent games, favourites and recommendations. */
export function Component() {
  const { t } = useTranslation(['casino', 'titles']);
  const paths = useCasinoPaths();
  const figure = useNumber();
  const mine = useMine();
  const tiles = useTiles();
  const played = usePlayedTiles(mine.data, tiles);
  usePageTitle(t('titles:of.myCasino'));
  const row = {
    labels: tiles.labels,
    steps: { previous: t('back'), next: t('further') },
    ...tiles.events,
  };
  const toLobby = <ButtonLink href={paths.lobby}>{t('toLobby')}</ButtonLink>;
  const loading = <GameRow title={t('row.recent')} games={undefined} shape="wide" labels={tiles.labels} />;
  return (
    <Stack>
      <CasinoHead />
      <SectionTitle level={1}>{t('titles:of.myCasino')}</SectionTitle>
      <Answered query={mine} failed={t('failed')} skeleton={loading}>
        {({ favourites, recommended }) => (
          <>
            <GameRow
              {...row}
              title={t('row.recent')}
              games={played}
              shape="wide"
              empty={<EmptyState icon="history" title={t('own.nonePlayed')} action={toLobby} />}
            />
            <GameRow
              {...row}
              title={t('own.favourites')}
              games={tiles.tilesOf(favourites)}
              allLabel={t('all', { number: figure(favourites.length) })}
              allHref={paths.favourites}
              empty={<EmptyState icon="star" title={t('own.noFavourites')} detail={t('own.howToStar')} />}
            />
            <GameRow
              {...row}
              title={t('own.recommended')}
              games={tiles.tilesOf(recommended.map(({ game }) => game))}
              allLabel={t('all', { number: figure(recommended.length) })}
              allHref={paths.recommended}
            />
          </>
        )}
      </Answered>
      {tiles.sheet}
    </Stack>
  );
}
