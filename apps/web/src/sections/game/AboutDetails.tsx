import { Button, DetailList, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import type { AboutGame } from '../../features/gameSession/gameSession.api.ts';
import { useFormat } from '../../features/settings/useFormat.ts';

interface AboutDetailsProps {
  readonly about: AboutGame;
}

/** Classes of volatility. */
const classes = [1, 2, 3, 4, 5] as const;

/** What a player can know of a game before the first stake: return, ups and downs, stakes, the most it pays, rules. */
export function AboutDetails({ about: { game, maxWin, rulesUrl } }: AboutDetailsProps) {
  const { t, i18n } = useTranslation('game');
  const format = useFormat();
  const { rtp, stake } = game;
  const volatility = classes.find((one) => one === game.volatility);
  const details = [
    ...(rtp === null
      ? []
      : [{ id: 'rtp', label: t('about.rtp'), value: t('about.percent', { rtp: rtp.replace('-', '–') }) }]),
    ...(volatility === undefined
      ? []
      : [{ id: 'volatility', label: t('about.volatility'), value: t(`about.class.${volatility}`) }]),
    ...(stake === null
      ? []
      : [
          {
            id: 'stake',
            label: t('about.stake'),
            value: `${format.money(stake.min, stake.iso)} – ${format.roundMoney(stake.max, stake.iso)}`,
          },
        ]),
    ...(maxWin === null
      ? []
      : [
          {
            id: 'most',
            label: t('about.most'),
            value: `${maxWin.toLocaleString(i18n.language, { numberingSystem: 'latn' })} ×`,
          },
        ]),
  ];
  return (
    <Stack gap="sm">
      <DetailList details={details} />
      {rulesUrl !== null && (
        <Button
          width="full"
          iconEnd="external"
          onClick={() => window.open(rulesUrl, '_blank', 'noopener,noreferrer')}
        >
          {t('about.rules')}
        </Button>
      )}
    </Stack>
  );
}
