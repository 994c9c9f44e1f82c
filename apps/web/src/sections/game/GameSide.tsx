import { useQuery } from '@tanstack/react-query';
import type { GameSession } from '@touchline/contract';
import { Card, Heading, Link, Skeleton } from '@touchline/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AboutGame, SessionAnswer } from '../../features/gameSession/gameSession.api.ts';
import { limitsQuery } from '../../features/limits/limits.api.ts';
import { usePaths } from '../../platform/links/usePaths.ts';
import { AboutDetails } from './AboutDetails.tsx';
import { LastRounds } from './LastRounds.tsx';
import { LimitsInGame } from './LimitsInGame.tsx';
import { SessionFigures } from './SessionFigures.tsx';

interface GameSideProps {
  readonly about: AboutGame;
  readonly session: GameSession | undefined;
  readonly latest: SessionAnswer['latest'];
}

/** Cards beside an open game: the session, the player's limits, facts of the game, and the last rounds. */
export function GameSide({ about, session, latest }: GameSideProps) {
  const { t } = useTranslation('game');
  const { responsible, home } = usePaths();
  const isReal = session?.mode === 'real';
  const limits = useQuery({ ...limitsQuery, enabled: isReal });
  // Cards above others are shown with them.
  if (limits.isLoading) return <Skeleton shape="block" />;
  return (
    <>
      {session && isReal && (
        <Part title={t('session.title')}>
          <SessionFigures session={session} />
        </Part>
      )}
      {isReal && (
        <Part
          title={t('limits.title')}
          actions={
            <Link href={responsible} tone="muted">
              {t('limits.change')}
            </Link>
          }
        >
          {limits.data ? <LimitsInGame answer={limits.data} /> : <Skeleton shape="line" />}
        </Part>
      )}
      <Part title={t('about.title')}>
        <AboutDetails about={about} />
      </Part>
      {session && isReal && latest.length > 0 && (
        <Part
          title={t('latest.title')}
          actions={
            <Link href={`${home}/office/history-casino-mail`} tone="muted">
              {t('latest.all')}
            </Link>
          }
        >
          <LastRounds latest={latest} iso={session.iso} />
        </Part>
      )}
    </>
  );
}

interface PartProps {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

function Part({ title, actions, children }: PartProps) {
  return (
    <Card
      header={
        <Heading level={2} tone="default">
          {title}
        </Heading>
      }
      actions={actions}
    >
      {children}
    </Card>
  );
}
