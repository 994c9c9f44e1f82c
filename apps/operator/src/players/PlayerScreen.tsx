import { Badge, ConsoleColumns, Stack, TabLinks } from '@touchline/ui';
import type { ReactNode } from 'react';
import type { Player } from '@touchline/contract/operators';
import { within } from '../api/api.ts';
import { Scoped } from '../app/Scoped.tsx';
import { messageOf, t } from '../messages/messages.ts';
import { PlayerMessages } from '../playerMessages/PlayerMessages.tsx';
import { PlayerMoneyTab } from '../money/PlayerMoneyTab.tsx';
import { PlayerRewardsTab } from '../rewards/PlayerRewardsTab.tsx';
import { Loaded } from '../shared/Loaded.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { to } from '../shared/route.ts';
import { shownTime } from '../shared/times.ts';
import { useCall } from '../shared/useCall.ts';
import { PlayerVerificationTab } from '../verification/PlayerVerificationTab.tsx';
import { AccountsCard } from './AccountsCard.tsx';
import { BlocksForm } from './BlocksForm.tsx';
import { closedOf } from './closedSports.ts';
import { FactsCard } from './FactsCard.tsx';
import { LimitsCard } from './LimitsCard.tsx';
import { NotesCard } from './NotesCard.tsx';
import { PersonalDataTab } from './PersonalDataTab.tsx';
import { PlayerBets } from './PlayerBets.tsx';
import { PlayerBonuses } from './PlayerBonuses.tsx';
import { SecurityTab } from './SecurityTab.tsx';
import { SportsForm } from './SportsForm.tsx';
import { TimelineCard } from './TimelineCard.tsx';

const tabs = [
  'overview',
  'data',
  'verification',
  'security',
  'money',
  'bonuses',
  'rewards',
  'bets',
  'messages',
  'limits',
  'blocks',
] as const;
type Tab = (typeof tabs)[number];

interface PlayerScreenProps {
  readonly id: string;
  /** Open tab, the first one by default. */
  readonly tab: string | undefined;
}

/** One player: data, accounts, bets, limits, blocks, notes of operators, and a timeline. */
export function PlayerScreen({ id, tab }: PlayerScreenProps) {
  const asked = useCall<Player>(within('/ops/players', id));
  const open = tabs.find((one) => one === tab) ?? 'overview';
  return (
    <Loaded asked={asked}>
      {(player) => (
        <Stack gap="md">
          <PageHead
            title={nameOf(player)}
            badges={<StateBadges player={player} />}
            detail={detailOf(player)}
          />
          <TabLinks
            label={t('player.tabs')}
            tone="surface"
            items={tabs.map((one) => ({
              href: one === 'overview' ? to('players', id) : to('players', id, one),
              label: t(`player.tab.${one}`),
              current: one === open,
            }))}
          />
          <TabContent tab={open} player={player} reload={asked.reload} />
        </Stack>
      )}
    </Loaded>
  );
}

const nameOf = ({ facts: { name, surname }, login }: Player): string => {
  const names = [name, surname].filter((part) => part !== null);
  return names.length > 0 ? names.join(' ') : t('player.title', { id: login });
};

const detailOf = ({ id, login, siteId, email, registeredAt, facts }: Player): string =>
  [
    t('search.number', { id }),
    t('player.login', { login }),
    siteId,
    email,
    t('player.since', { time: shownTime(registeredAt * 1000) }),
    facts.lastSeenAt === null ? null : t('player.lastSeen', { time: shownTime(facts.lastSeenAt * 1000) }),
  ]
    .filter((part) => part !== null)
    .join(' · ');

function StateBadges({ player: { facts, blocks, limits } }: { readonly player: Player }) {
  const { verification } = facts;
  const isExcluded = limits.some(({ type, state }) => (type === 30 || type === 33) && state === 'ACTIVE');
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

const verificationTones = {
  none: 'neutral',
  inReview: 'pending',
  verified: 'success',
  refused: 'warning',
} as const;

interface TabContentProps {
  readonly tab: Tab;
  readonly player: Player;
  readonly reload: () => void;
}

function TabContent({ tab, player, reload }: TabContentProps): ReactNode {
  switch (tab) {
    case 'data':
      return <PersonalDataTab player={player} reload={reload} />;
    case 'verification':
      return (
        <Scoped scope="identification">
          <PlayerVerificationTab player={player} reload={reload} />
        </Scoped>
      );
    case 'security':
      return <SecurityTab playerId={player.id} />;
    case 'money':
      return (
        <Scoped scope="payments">
          <PlayerMoneyTab playerId={player.id} />
        </Scoped>
      );
    case 'rewards':
      return (
        <Scoped scope="rewards">
          <PlayerRewardsTab playerId={player.id} />
        </Scoped>
      );
    case 'bets':
      return <PlayerBets playerId={player.id} />;
    case 'bonuses':
      return <PlayerBonuses playerId={player.id} siteId={player.siteId} />;
    case 'messages':
      return (
        <Scoped scope="messages">
          <PlayerMessages playerId={player.id} />
        </Scoped>
      );
    case 'limits':
      return <LimitsCard player={player} reload={reload} />;
    case 'blocks':
      return (
        <Stack gap="md">
          <BlocksForm key={blocksKey(player.blocks)} player={player} reload={reload} />
          <SportsForm key={JSON.stringify(closedOf(player.blocks))} player={player} reload={reload} />
        </Stack>
      );
    default:
      return (
        <ConsoleColumns
          aside={
            <>
              <NotesCard playerId={player.id} />
              <AccountsCard accounts={player.accounts} />
              <FactsCard player={player} />
            </>
          }
        >
          <PlayerBets playerId={player.id} isOpenOnly />
          <TimelineCard playerId={player.id} />
        </ConsoleColumns>
      );
  }
}

/**
 * Key of the form of blocks. Sports are left out, so that closing a sport doesn't discard what is written in this
 * form.
 */
const blocksKey = ({
  banLevel,
  banVersion,
  blockReason,
  isVerificationRequired,
  isFrozen,
  isMarked,
  isSelfBlocked,
}: Player['blocks']): string =>
  JSON.stringify([
    banLevel,
    banVersion,
    blockReason,
    isVerificationRequired,
    isFrozen,
    isMarked,
    isSelfBlocked,
  ]);
