import { Lineups, Skeleton } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { Answered } from '../../../widgets/answer/Answered.tsx';
import { useCard, type CardOf } from '../cricket.api.ts';

/** Line-up of each side, in batting order. */
export function Elevens({ match }: { readonly match: CardOf }) {
  const { t } = useTranslation('cricket');
  return (
    <Answered
      query={useCard(match)}
      skeleton={<Skeleton />}
      failed={t('card.failed')}
      missing={<Lineups label={t('card.lineups')} teams={[]} emptyTitle={t('card.missing')} />}
    >
      {({ sides }) => (
        <Lineups
          label={t('card.lineups')}
          level={2}
          emptyTitle={t('card.missing')}
          teams={sides.map(({ name, players }) => ({
            name,
            groups: [
              {
                id: 'eleven',
                title: t('card.eleven'),
                players: players.map((player, index) => ({
                  id: String(player.id),
                  number: String(index + 1),
                  name: player.name,
                  role: t(`role.${player.role}`),
                })),
              },
            ],
          }))}
        />
      )}
    </Answered>
  );
}
