import type { Tournament } from '@touchline/contract';
import { Button, ButtonLink, Notice, TournamentHead } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../features/session/useSession.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useNumber } from '../../../platform/format/useNumber.ts';
import { useLoginHref } from '../../../platform/links/useLoginHref.ts';
import { useJoin } from './useJoin.ts';
import { useTournamentText } from './useTournamentText.ts';

/** Head of a tournament: what counts, pool, end, players, the player's place, and joining. */
export function TournamentTop({
  tournament,
  playHref,
}: {
  readonly tournament: Tournament;
  /** Address of a game that counts; undefined once it is over. */
  readonly playHref: string | undefined;
}) {
  const { t } = useTranslation('tournaments');
  const text = useTournamentText();
  const number = useNumber();
  const loginHref = useLoginHref();
  const isGuest = useSession().status === 'guest';
  const { isBusy, join } = useJoin(tournament);
  const format = useFormat();
  const { texts, scoring, prizePool, iso, players, own, joined, state, entryFee, leastRounds } = tournament;
  const fee = entryFee === null ? undefined : format.money(entryFee.amount, entryFee.iso);
  const place = own?.place ?? undefined;
  const isOpen = state === 'planned' || state === 'running';
  const { title, text: ownText } = text.own(texts);
  return (
    <TournamentHead
      kind={`${t('kind')} · ${text.when(tournament)}`}
      title={title}
      text={ownText === '' ? t(`scoring.${scoring}`) : ownText}
      details={[
        { label: t('details.pool'), value: text.prize({ kind: 'money', amount: prizePool }, iso) },
        { label: t('details.players'), value: number(players) },
        ...(fee === undefined ? [] : [{ label: t('details.fee'), value: fee }]),
        ...(place === undefined ? [] : [{ label: t('details.own'), value: text.place(place, players) }]),
        ...(own ? [{ label: t('details.points'), value: text.points(scoring, own.points) }] : []),
      ]}
      action={
        !isOpen ? undefined : isGuest ? (
          <ButtonLink href={loginHref}>{t('signIn')}</ButtonLink>
        ) : joined === false ? (
          <Button busy={isBusy} onClick={() => void join()}>
            {fee === undefined ? t('join.action') : t('join.pay', { fee })}
          </Button>
        ) : (
          playHref !== undefined && <ButtonLink href={playHref}>{t('play')}</ButtonLink>
        )
      }
      notice={
        state === 'cancelled' ? (
          <Notice tone="warning">{t(fee === undefined ? 'cancelled' : 'cancelledWithFee')}</Notice>
        ) : state === 'counting' ? (
          <Notice tone="info">{t('counting')}</Notice>
        ) : joined && state === 'planned' ? (
          <Notice tone="success">{t('joined')}</Notice>
        ) : state === 'running' && own && own.rounds < leastRounds ? (
          <Notice tone="info">{t('roundsLeft', { count: leastRounds - own.rounds })}</Notice>
        ) : undefined
      }
    />
  );
}
