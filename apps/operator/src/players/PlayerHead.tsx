import { useQuery } from '@tanstack/react-query';
import type { Player } from '@touchline/contract/operators';
import { Avatar, Badge } from '@touchline/ui';
import { read } from '../api/reads.ts';
import { may } from '../api/session.ts';
import { messageOf, t } from '../messages/messages.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { dayText, dayTime } from '../shared/times.ts';
import { countryName } from './personalText.ts';
import { PlayerActs } from './PlayerActs.tsx';

interface PlayerHeadProps {
  readonly player: Player;
}

/** Head of a player's page: name, states, what identifies the account, and the main acts. */
export function PlayerHead({ player }: PlayerHeadProps) {
  return (
    <PageHead
      mark={<Avatar name={nameOf(player)} />}
      title={nameOf(player)}
      badges={<StateBadges player={player} />}
      detail={detailsOf(player).join(' · ')}
      actions={<PlayerActs id={player.id} />}
    />
  );
}

const nameOf = ({ facts: { name, surname }, login }: Player): string => {
  const names = [name, surname].filter((part) => part !== null);
  return names.length > 0 ? names.join(' ') : t('player.title', { id: login });
};

const detailsOf = ({ id, login, siteId, accounts, registeredAt, facts }: Player) =>
  [
    t('search.number', { id }),
    t('player.login', { login }),
    siteId,
    facts.country === null ? null : countryName(facts.country),
    accounts.find(({ isActive }) => isActive)?.iso ?? null,
    t('player.since', { time: dayText(registeredAt * 1000) }),
    facts.lastSeenAt === null ? null : t('player.lastSeen', { time: dayTime(facts.lastSeenAt * 1000) }),
  ].filter((part) => part !== null);

/** Numbers of the limits that keep a player away: an exclusion and a break. */
const ABSENCES: readonly number[] = [30, 33];

const verificationTones = {
  none: 'neutral',
  inReview: 'pending',
  verified: 'success',
  refused: 'warning',
} as const;

function StateBadges({ player: { id, facts, blocks, limits } }: PlayerHeadProps) {
  const rewards = useQuery({
    ...read('/ops/rewards/players/{playerId}', { path: { playerId: id } }),
    enabled: may('rewards'),
  });
  const { verification } = facts;
  const isExcluded = limits.some(({ type, state }) => ABSENCES.includes(type) && state === 'ACTIVE');
  return (
    <>
      <Badge tone={verificationTones[verification]}>{messageOf('verification', verification)}</Badge>
      {rewards.data?.hasPoints === true ? (
        <Badge>{t('player.level', { level: rewards.data.level })}</Badge>
      ) : null}
      {blocks.banLevel > 0 ? (
        <Badge tone="danger">{t('player.banned', { level: blocks.banLevel })}</Badge>
      ) : null}
      {blocks.isSelfBlocked ? <Badge tone="danger">{t('player.selfBlocked')}</Badge> : null}
      {isExcluded ? <Badge tone="warning">{t('player.excluded')}</Badge> : null}
    </>
  );
}
