import type { CasinoBanner } from '@touchline/contract';
import { ButtonLink, GameThumbnail, HeroCarousel } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../features/settings/useFormat.ts';
import { pollEvery } from '../../platform/api/pollEvery.ts';
import { useCasinoPaths } from '../../platform/links/casinoPaths.ts';

/** Banners of the lobby with the time until which they apply. */
export function Banners({ banners }: { readonly banners: readonly CasinoBanner[] }) {
  const { t } = useTranslation('casino');
  const format = useFormat();
  const paths = useCasinoPaths();
  const kicker = ({ kind, until }: CasinoBanner) =>
    until === null
      ? t(`banner.${kind}`)
      : t('banner.until', {
          kind: t(`banner.${kind}`),
          day: format.day(until),
          time: format.time(until),
        });
  return (
    <HeroCarousel
      label={t('banner.label')}
      every={pollEvery.sliders / 1000}
      labels={{
        previous: t('back'),
        next: t('further'),
        position: (index, count) => t('banner.position', { index, count }),
        pause: t('banner.pause'),
        play: t('banner.play'),
      }}
      banners={banners.map((banner, index) => ({
        id: banner.id,
        kicker: kicker(banner),
        title: banner.title,
        detail: banner.text,
        image: banner.game && (
          <GameThumbnail
            src={banner.game.thumbnails.wide}
            title=""
            gameId={String(banner.game.id)}
            shape="wide"
            eager={index === 0}
          />
        ),
        action: (
          <ButtonLink href={paths.page(banner.path)} tone="brand">
            {t(`banner.action.${banner.kind}`)}
          </ButtonLink>
        ),
      }))}
    />
  );
}
