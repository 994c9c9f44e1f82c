import type { ListedGame } from '@touchline/contract';
import { GameSheet, type Game, type GameEvents, type GameLabels } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../features/settings/useFormat.ts';
import { rtpText } from './gameTile.ts';
import { volatilityKey } from './volatility.ts';

export interface TileSheetProps extends Pick<GameEvents, 'onFavouriteChange'> {
  readonly game: ListedGame;
  readonly tile: Game;
  readonly labels: GameLabels;
  readonly onClose: () => void;
}

/** Facts and actions of a game whose tile was pressed for long. */
export default function TileSheet({ game, tile, onClose, ...events }: TileSheetProps) {
  const { t } = useTranslation('casino');
  const format = useFormat();
  const { rtp, volatility, jackpot } = game;
  const details = [
    rtp !== null && { label: t('facts.rtp'), value: `${rtpText(rtp)} %` },
    volatility !== null && { label: t('facts.volatility'), value: t(volatilityKey(volatility)) },
    tile.stake !== undefined && { label: t('facts.stake'), value: tile.stake },
    jackpot !== null && { label: t('facts.jackpot'), value: format.money(jackpot.amount, jackpot.iso) },
  ];
  return (
    <GameSheet
      {...events}
      game={tile}
      details={details.filter((detail) => detail !== false)}
      open
      onOpenChange={onClose}
    />
  );
}
