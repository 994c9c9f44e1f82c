import type { ListedGame, MyCasino } from '@touchline/contract';
import { GameGrid, SectionTitle, Stack } from '@touchline/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMine } from '../../widgets/games/useMine.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { Answered } from '../../widgets/answer/Answered.tsx';
import { CasinoHead } from './CasinoHead.tsx';
import { useTiles } from './useTiles.tsx';

export interface OwnGridProps {
  readonly title: string;
  readonly gamesOf: (mine: MyCasino) => readonly ListedGame[];
  readonly empty: ReactNode;
  /** Content between title and games. */
  readonly lead?: ReactNode;
}

/** A page of the player's own games. */
export function OwnGrid({ title, gamesOf, empty, lead }: OwnGridProps) {
  const { t } = useTranslation('casino');
  const mine = useMine();
  const { tilesOf, labels, events, sheet } = useTiles();
  usePageTitle(title);
  return (
    <Stack>
      <CasinoHead />
      <SectionTitle level={1}>{title}</SectionTitle>
      {lead}
      <Answered
        query={mine}
        failed={t('failed')}
        skeleton={<GameGrid label={title} games={undefined} labels={labels} />}
      >
        {(data) => (
          <GameGrid label={title} games={tilesOf(gamesOf(data))} labels={labels} empty={empty} {...events} />
        )}
      </Answered>
      {sheet}
    </Stack>
  );
}
