import type { MyCasino } from '@touchline/contract';
import { ButtonLink, EmptyState, Paragraph } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useMine } from '../../widgets/games/useMine.ts';
import { useCasinoPaths } from '../../platform/links/casinoPaths.ts';
import { OwnGrid } from './OwnGrid.tsx';

const recommendedOf = ({ recommended }: MyCasino) => recommended.map(({ game }) => game);

/** Names of games that a reason for recommendations consists of. */
const NAMES = 3;

/** Games that share tags with the player's favourite and recent ones, with the names of those. */
export function Component() {
  const { t, i18n } = useTranslation(['casino', 'titles']);
  const paths = useCasinoPaths();
  const { data } = useMine();
  const names = [...new Set(data?.recommended.map(({ because }) => because.name))].slice(0, NAMES);
  return (
    <OwnGrid
      title={t('titles:of.myRecommended')}
      gamesOf={recommendedOf}
      lead={
        names.length > 0 && (
          <Paragraph tone="muted" hasPageInset>
            {t('own.because', { names: new Intl.ListFormat(i18n.language).format(names) })}
          </Paragraph>
        )
      }
      empty={
        <EmptyState
          icon="casino"
          title={t('own.noneRecommended')}
          detail={t('own.whyRecommended')}
          action={<ButtonLink href={paths.lobby}>{t('toLobby')}</ButtonLink>}
        />
      }
    />
  );
}
