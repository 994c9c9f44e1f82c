import type { Player } from '@touchline/contract/operators';
import { Badge } from '@touchline/ui';
import { messageOf, t } from '../messages/messages.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { shownTime } from '../shared/times.ts';

interface PlayerHeadProps {
  readonly player: Player;
}

/** Head of a player's page: name, states, and what identifies the account. */
export function PlayerHead({ player }: PlayerHeadProps) {
  return (
    <PageHead
      title={nameOf(player)}
      badges={<StateBadges player={player} />}
      detail={detailsOf(player).join(' · ')}
    />
  );
}

const nameOf = ({ facts: { name, surname }, login }: Player): string => {
  const names = [name, surname].filter((part) => part !== null);
  return names.length > 0 ? names.join(' ') : t('player.title', { id: login });
};

const detailsOf = ({ id, login, siteId, email, registeredAt, facts: { lastSeenAt } }: Player) =>
  [
    t('search.number', { id }),
    t('player.login', { login }),
    siteId,
    email,
    t('player.since', { time: shownTime(registeredAt * 1000) }),
    lastSeenAt === null ? null : t('player.lastSeen', { time: shownTime(lastSeenAt * 1000) }),
  ].filter((part) => part !== null);

/** Numbers of the limits that keep a player away: an exclusion and a break. */
const ABSENCES: readonly number[] = [30, 33];

const verificationTones = {
  none: 'neutral',
  inReview: 'pending',
  verified: 'success',
  refused: 'warning',
} as const;

function StateBadges({ player: { facts, blocks, limits } }: PlayerHeadProps) {
  const { verification } = facts;
  const isExcluded = limits.some(({ type, state }) => ABSENCES.includes(type) && state === 'ACTIVE');
  return (
    <>
      <Badge tone={verificationTones[verification]}>{messageOf('verification', verification)}</Badge>
      {blocks.banLevel > 0 ? (
        <Badge tone="danger">{t('player.banned', { level: blocks.banLevel })}</Badge>
      ) : null}
      {blocks.isSelfBlocked ? <Badge tone="danger">{t('player.selfBlocked')}</Badge> : null}
      {isExcluded ? <Badge tone="warning">{t('player.excluded')}</Badge> : null}
    </>
  );
}
