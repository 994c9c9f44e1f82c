import type { Player } from '@touchline/contract/operators';
import { DetailList, Link, Paragraph, Stack } from '@touchline/ui';
import { may } from '../api/session.ts';
import { language, messageOf, t } from '../messages/messages.ts';
import { to } from '../shared/route.ts';
import { TitledCard } from '../shared/TitledCard.tsx';
import { countryName } from './personalText.ts';

const languages = new Intl.DisplayNames([language], { type: 'language' });

/** Personal data of a player; phone and birth date are masked without the scope for identification. */
export function FactsCard({ player }: { readonly player: Player }) {
  const { facts } = player;
  const details = [
    { id: 'birthDate', label: t('facts.birthDate'), value: facts.birthDate },
    { id: 'phone', label: t('facts.phone'), value: facts.phone },
    { id: 'email', label: t('facts.email'), value: player.email },
    {
      id: 'country',
      label: t('facts.country'),
      value: facts.country === null ? null : countryName(facts.country),
    },
    {
      id: 'language',
      label: t('facts.language'),
      value: languages.of(player.language) ?? player.language,
    },
    {
      id: 'verification',
      label: t('facts.verification'),
      value: messageOf('verification', facts.verification),
    },
  ];
  return (
    <TitledCard title={t('facts.title')}>
      <Stack gap="md">
        <DetailList details={details.map((detail) => ({ ...detail, value: detail.value ?? '–' }))} />
        {facts.isMasked ? (
          <Paragraph size="label" tone="muted">
            {t('facts.masked')}
          </Paragraph>
        ) : null}
        {may('identification') ? <Link href={to('identification')}>{t('nav.identification')}</Link> : null}
        <Link href={to('audit', `player:${player.id}`)}>{t('player.audit')}</Link>
      </Stack>
    </TitledCard>
  );
}
