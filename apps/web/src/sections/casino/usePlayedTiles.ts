import type { MyCasino } from '@touchline/contract';
import type { Game } from '@touchline/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../features/settings/useFormat.ts';
import type { Tiles } from './useTiles.tsx';

/** Returns the games with an unfinished round, which show its stake, and then the recent ones. */
export function usePlayedTiles(mine: MyCasino | undefined, { tilesOf }: Tiles): readonly Game[] {
  const { t } = useTranslation('casino');
  const format = useFormat();
  return useMemo(() => {
    const { unfinished = [], recent = [] } = mine ?? {};
    const open = new Set(unfinished.map(({ game }) => game.id));
    const first = unfinished.flatMap(({ game, stake, iso }): Game[] => {
      const amount = format.money(stake, iso);
      const label = t('roundOpen', { stake: amount });
      return tilesOf([game]).map((tile) => ({ ...tile, badge: { kind: 'round', label, amount } }));
    });
    return [...first, ...tilesOf(recent.filter(({ id }) => !open.has(id)))];
  }, [mine, tilesOf, t, format]);
}
