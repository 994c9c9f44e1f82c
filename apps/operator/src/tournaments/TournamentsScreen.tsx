import type { OperatorTournament } from '@touchline/contract/operators';
import {
  Badge,
  ButtonLink,
  Card,
  ChipLink,
  ChipRow,
  EmptyState,
  Link,
  Stack,
  TabLinks,
  Table,
} from '@touchline/ui';
import { within } from '../api/api.ts';
import { messageOf, t } from '../messages/messages.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { to } from '../shared/route.ts';
import { shortTime } from '../shared/times.ts';
import { useCall } from '../shared/useCall.ts';
import { CHALLENGES, NEW_TOURNAMENT } from './addresses.ts';
import { Challenges } from './Challenges.tsx';

interface TournamentsScreenProps {
  /** Site whose tournaments are shown; the first one if absent. */
  readonly siteId: string | undefined;
  /** True if its daily challenges are shown. */
  readonly isOfChallenges: boolean;
}

interface Sites {
  readonly sites: readonly { readonly id: string; readonly name: string }[];
}

const tones = {
  planned: 'pending',
  running: 'success',
  counting: 'pending',
  final: 'pending',
  paid: 'neutral',
  cancelled: 'neutral',
} as const;

const columns = (['tournament', 'from', 'until', 'scoring', 'players', 'prizes', 'state'] as const).map(
  (id) => ({
    id,
    header: t(`tournaments.column.${id}`),
  }),
);

/** Tournaments and daily challenges of a site. */
export function TournamentsScreen({ siteId, isOfChallenges }: TournamentsScreenProps) {
  const asked = useCall<Sites>('/ops/bonuses');
  return (
    <Loaded asked={asked}>
      {({ sites }) => {
        const site = sites.find(({ id }) => id === siteId) ?? sites[0];
        if (!site) return <EmptyState icon="tournament" title={t('sites.none')} />;
        return (
          <Stack gap="md">
            <PageHead
              title={t('nav.tournaments')}
              actions={
                isOfChallenges ? undefined : (
                  <ButtonLink href={to('tournaments', site.id, NEW_TOURNAMENT)} tone="strong">
                    {t('tournaments.new')}
                  </ButtonLink>
                )
              }
            />
            <ChipRow label={t('offers.site')}>
              {sites.map(({ id, name }) => (
                <ChipLink key={id} href={to('tournaments', id)} selected={id === site.id}>
                  {name}
                </ChipLink>
              ))}
            </ChipRow>
            <TabLinks
              label={t('nav.tournaments')}
              tone="surface"
              items={[
                { href: to('tournaments', site.id), label: t('tournaments.title'), current: !isOfChallenges },
                {
                  href: to('tournaments', site.id, CHALLENGES),
                  label: t('challenges.title'),
                  current: isOfChallenges,
                },
              ]}
            />
            {isOfChallenges ? (
              <Challenges key={site.id} siteId={site.id} />
            ) : (
              <Tournaments key={site.id} siteId={site.id} />
            )}
          </Stack>
        );
      }}
    </Loaded>
  );
}

function Tournaments({ siteId }: { readonly siteId: string }) {
  const asked = useCall<{ readonly tournaments: readonly OperatorTournament[] }>(
    within('/ops/tournaments', siteId),
  );
  return (
    <Loaded asked={asked}>
      {({ tournaments }) => (
        <Card pad="none">
          <Table
            label={t('tournaments.title')}
            narrow="cards"
            columns={columns}
            rows={tournaments.map(({ id, texts, from, until, terms, players, paid, due, state }) => ({
              id,
              cells: {
                tournament: <Link href={to('tournaments', siteId, id)}>{texts['en']?.title ?? id}</Link>,
                from: shortTime(from),
                until: shortTime(until),
                scoring: messageOf('scoring', terms.scoring),
                players,
                prizes: t('tournaments.paid', { paid, all: paid + due }),
                state: <Badge tone={tones[state]}>{t(`tournamentState.${state}`)}</Badge>,
              },
            }))}
            empty={
              <EmptyState
                icon="tournament"
                title={t('tournaments.none')}
                detail={t('tournaments.noneDetail')}
              />
            }
          />
        </Card>
      )}
    </Loaded>
  );
}
