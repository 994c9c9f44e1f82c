import type { DailyChallenge as Challenge } from '@touchline/contract';
import { Button, ButtonLink, DailyChallenge } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../features/session/useSession.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useCasinoPaths } from '../../../platform/links/casinoPaths.ts';
import { useLoginHref } from '../../../platform/links/useLoginHref.ts';
import { useClaim } from './useClaim.ts';
import { useTournamentText } from './useTournamentText.ts';

export interface ChallengeCardProps {
  readonly challenge: Challenge;
  /**
   * Level of the title's heading.
   * @default 3
   */
  readonly level?: 2 | 3;
}

/** A daily challenge with its progress, and the way to a game or the claim of its prize. */
export function ChallengeCard({ challenge, level = 3 }: ChallengeCardProps) {
  const { t } = useTranslation('tournaments');
  const text = useTournamentText();
  const format = useFormat();
  const paths = useCasinoPaths();
  const loginHref = useLoginHref();
  const isGuest = useSession().status === 'guest';
  const { isBusy, claim } = useClaim(challenge);
  const { texts, kind, goal, progress, leastStake, iso, state, prize, claimUntil, games } = challenge;
  const { title, text: detail } = text.own(texts);
  const [game] = games;
  const stake = t('challenges.stake', { amount: format.money(leastStake, iso) });
  const times = kind === 'multiplier';
  return (
    <DailyChallenge
      level={level}
      title={title}
      note={
        claimUntil === null
          ? [detail, stake].filter(Boolean).join(' ')
          : t('challenges.claimUntil', { date: `${format.day(claimUntil)}, ${format.time(claimUntil)}` })
      }
      reward={text.prize(prize, prize.iso)}
      state={state === 'missed' ? 'locked' : state}
      progress={
        state === 'open'
          ? {
              value: Number(progress),
              max: Number(goal),
              label: times
                ? t('challenges.multiple', { value: progress, goal })
                : t('challenges.count', { value: progress, goal }),
            }
          : undefined
      }
      action={
        state === 'ready' ? (
          <Button tone="strong" busy={isBusy} onClick={() => void claim()}>
            {t('challenges.claim', { prize: text.prize(prize, prize.iso) })}
          </Button>
        ) : state === 'open' && isGuest ? (
          <ButtonLink href={loginHref} emphasis="outline">
            {t('signIn')}
          </ButtonLink>
        ) : state === 'open' ? (
          <ButtonLink href={game ? paths.game(game) : paths.lobby} emphasis="outline">
            {t(game ? 'play' : 'toLobby')}
          </ButtonLink>
        ) : undefined
      }
    />
  );
}
