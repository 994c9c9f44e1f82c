import type { Tournament } from '@touchline/contract';
import { ButtonLink, TournamentCard } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useLang } from '../../../platform/links/usePaths.ts';
import { tournamentPathsIn } from '../../../platform/links/tournamentPaths.ts';
import { useTournamentText } from './useTournamentText.ts';

/** A tournament in a list, with the way to its table. */
export function TournamentSummary({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation('tournaments');
  const text = useTournamentText();
  const paths = tournamentPathsIn(useLang());
  const { id, state, texts, own, players, prizePool, iso, game, scoring } = tournament;
  const isOver = state === 'final' || state === 'paid';
  const href = isOver ? paths.results(id) : paths.tournament(id);
  const { title, text: detail } = text.own(texts);
  const pool = text.prize({ kind: 'money', amount: prizePool }, iso);
  return (
    <TournamentCard
      kind={t('kind')}
      when={text.when(tournament)}
      title={t('titleWithPool', { title, pool })}
      text={detail === '' ? t(`scoring.${scoring}`) : detail}
      art={game?.thumbnails.wide}
      href={href}
      place={
        own?.place ? t('you', { place: text.place(own.place, players) }) : t('players', { count: players })
      }
      action={<ButtonLink href={href}>{t(isOver ? 'seeResults' : 'seeTable')}</ButtonLink>}
    />
  );
}
