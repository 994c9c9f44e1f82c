import type { Tournament } from '@touchline/contract';
import { Card, DetailList, Heading, Stack, TournamentRules } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useCasinoPaths } from '../../../platform/links/casinoPaths.ts';
import { GameTiles } from '../GameTiles.tsx';
import { Standings } from './Standings.tsx';
import { TournamentPage, type OpenTournament } from './TournamentPage.tsx';
import { TournamentTop } from './TournamentTop.tsx';
import { useTournamentText } from './useTournamentText.ts';

/** A tournament: its rules, prizes and games, and the table while it runs. */
export function Component() {
  const { t } = useTranslation('titles');
  return (
    <TournamentPage title={t('of.tournament')}>
      {({ tournament, games }) => <Whole tournament={tournament} games={games} />}
    </TournamentPage>
  );
}

function Whole({ tournament, games }: OpenTournament) {
  const { t } = useTranslation('tournaments');
  const casino = useCasinoPaths();
  const [first] = games;
  return (
    <Stack gap="lg">
      <TournamentTop tournament={tournament} playHref={first ? casino.game(first) : undefined} />
      {tournament.state !== 'planned' && (
        <Stack gap="md">
          <Heading level={2} size="section">
            {t('table.title')}
          </Heading>
          <Standings tournament={tournament} />
        </Stack>
      )}
      <Prizes tournament={tournament} />
      <Rules tournament={tournament} />
      {games.length > 0 && <GameTiles title={t('games')} games={games} />}
    </Stack>
  );
}

function Prizes({ tournament: { prizes, iso } }: { readonly tournament: Tournament }) {
  const { t } = useTranslation('tournaments');
  const text = useTournamentText();
  return (
    <Stack gap="md">
      <Heading level={2} size="section">
        {t('prizes')}
      </Heading>
      <Card>
        <DetailList
          details={prizes.map((prize) => ({
            id: String(prize.from),
            label:
              prize.from === prize.to
                ? t('prizePlace', { place: prize.from })
                : t('prizePlaces', { from: prize.from, to: prize.to }),
            value: text.prize(prize, iso),
          }))}
        />
      </Card>
    </Stack>
  );
}

function Rules({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation('tournaments');
  const format = useFormat();
  const { scoring, leastStake, leastRounds, leastPlayers, iso, join, entryFee, until } = tournament;
  const end = `${format.date(until)}, ${format.time(until)}`;
  return (
    <TournamentRules
      title={t('rules.title')}
      steps={[
        t(`scoring.${scoring}`),
        t('rules.stake', { amount: format.money(leastStake, iso) }),
        ...(scoring === 'multiplier' || scoring === 'sumOfMultipliers' ? [t('rules.sameStake')] : []),
        t(join === 'auto' ? 'rules.auto' : 'rules.optIn'),
        ...(entryFee ? [t('rules.fee', { fee: format.money(entryFee.amount, entryFee.iso) })] : []),
        t('rules.rounds', { date: end }),
        t('rules.leastRounds', { count: leastRounds }),
        t('rules.ties'),
        ...(leastPlayers > 1 ? [t('rules.leastPlayers', { count: leastPlayers })] : []),
        t('rules.paid'),
      ]}
    />
  );
}
