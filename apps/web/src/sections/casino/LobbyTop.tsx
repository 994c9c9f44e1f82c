import { Grid, Skeleton } from '@touchline/ui';
import type { CasinoLobby } from '../../features/catalogue/catalogue.api.ts';
import { Banners } from './Banners.tsx';
import { JackpotCard } from './JackpotCard.tsx';
import { JackpotCardSkeleton } from './JackpotCardSkeleton.tsx';

export interface LobbyTopProps {
  /** Undefined while it loads. */
  readonly lobby: CasinoLobby | undefined;
  readonly parts: 'all' | 'jackpots' | 'banners';
}

/** Banners and jackpots of the lobby; nothing if there are none. */
export function LobbyTop({ lobby, parts }: LobbyTopProps) {
  if (!lobby && parts === 'all') return <Skeleton shape="block" />;
  if (!lobby) return parts === 'jackpots' ? <JackpotCardSkeleton /> : null;
  const banners = parts !== 'jackpots' && lobby.banners.length > 0 && <Banners banners={lobby.banners} />;
  const jackpots = parts !== 'banners' && lobby.jackpots.length > 0 && (
    <JackpotCard jackpots={lobby.jackpots} />
  );
  if (banners && jackpots) {
    return (
      <Grid columns="lead">
        {banners}
        {jackpots}
      </Grid>
    );
  }
  return banners || jackpots || null;
}
