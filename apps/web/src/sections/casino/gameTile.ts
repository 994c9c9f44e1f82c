import type { ListedGame } from '@touchline/contract';
import type { Game, GameBadge } from '@touchline/ui';
import type { TFunction } from 'i18next';
import type { Format } from '../../features/settings/useFormat.ts';
import type { casinoPathsIn } from '../../platform/links/casinoPaths.ts';

export interface TileDeps {
  readonly t: TFunction<'casino'>;
  readonly format: Format;
  readonly paths: ReturnType<typeof casinoPathsIn>;
}

/** Returns the tile of a game: its one badge, facts and links. */
export function gameTile(game: ListedGame, { t, format, paths }: TileDeps): Game {
  const { id, name, provider, thumbnails, rtp, stake, closed, hasDemo } = game;
  return {
    id: String(id),
    title: name,
    provider: provider.name,
    thumbnails,
    badge: badgeOf(game, t),
    returns: rtp === null ? undefined : t('returns', { rtp: rtpText(rtp) }),
    stake:
      stake === null
        ? undefined
        : t('stakes', {
            from: format.money(stake.min, stake.iso),
            to: format.roundMoney(stake.max, stake.iso),
          }),
    playHref: paths.game(game),
    demoHref: hasDemo ? paths.game(game, 'demo') : undefined,
    closed: closed === null ? undefined : { reason: closed, label: t(`closed.${closed}`) },
  };
}

/** Returns a return to player for display: `97.30-99.43` becomes `97.30–99.43`. */
export const rtpText = (rtp: string): string => rtp.replace('-', '–');

/** A game of the platform's own is named so; of all other tags, a tile shows the one of its preview. */
function badgeOf({ isOwn, tag }: ListedGame, t: TileDeps['t']): GameBadge | undefined {
  if (isOwn) return { kind: 'own', label: t('tag.own') };
  return tag === null ? undefined : { kind: tag, label: t(`tag.${tag}`) };
}
