import type { TimelineEntry } from '@touchline/contract/operators';
import { ActivityTimeline, EmptyState, Link, Stack, type ActivityEntry } from '@touchline/ui';
import { readPages, usePages } from '../api/reads.ts';
import { actionText } from '../auditLog/actionText.ts';
import { changeText } from '../auditLog/changeText.ts';
import { couponTypeText, stateText } from '../bets/betText.ts';
import { messageOf, t } from '../messages/messages.ts';
import { deviceText } from '../shared/deviceText.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { moneyText } from '../shared/money.ts';
import { OlderButton } from '../shared/OlderButton.tsx';
import { to } from '../shared/route.ts';
import { shortTime } from '../shared/times.ts';
import { TitledCard } from '../shared/TitledCard.tsx';

/** Sign-ins, bets, changes of limits and operators' actions of a player, newest first. */
export function TimelineCard({ playerId }: { readonly playerId: string }) {
  const pages = usePages(
    readPages('/ops/players/{playerId}/timeline', { path: { playerId } }, { next: ({ next }) => next }),
  );
  return (
    <TitledCard title={t('timeline.title')}>
      <Loaded query={pages}>
        {(data) => {
          const entries = data.pages.flatMap((page) => page.entries);
          return entries.length === 0 ? (
            <EmptyState title={t('timeline.none')} />
          ) : (
            <Stack gap="lg">
              <ActivityTimeline label={t('timeline.title')} entries={entries.map(shown)} />
              <OlderButton query={pages} load={() => void pages.fetchNextPage()} />
            </Stack>
          );
        }}
      </Loaded>
    </TitledCard>
  );
}

function shown(entry: TimelineEntry): ActivityEntry {
  return { id: entry.id, time: shortTime(entry.at), ...wordsOf(entry) };
}

function wordsOf(entry: TimelineEntry): Omit<ActivityEntry, 'id' | 'time'> {
  switch (entry.kind) {
    case 'session':
      return {
        title: t('timeline.session'),
        detail: [
          deviceText(entry.userAgent),
          entry.endReason === null ? null : messageOf('sessionEnd', entry.endReason),
        ]
          .filter((part) => part !== null)
          .join(' · '),
      };
    case 'bet': {
      const { id, state, typeId, amount, iso } = entry.bet;
      return {
        title: (
          <Link href={to('bets', id)} tone="inherit">
            {t('timeline.bet', { amount: moneyText(amount, iso) })}
          </Link>
        ),
        detail: [t('bet.title', { id }), couponTypeText(typeId), stateText(state)].join(' · '),
      };
    }
    case 'limit': {
      const value = entry.iso === null ? entry.value : moneyText(entry.value, entry.iso);
      return {
        title: t('timeline.limit', { name: messageOf('limit', entry.type) }),
        detail: [
          entry.isRemoval ? t('timeline.removal') : value,
          messageOf('limitState', entry.state),
          messageOf('limitBy', entry.by),
        ].join(' · '),
      };
    }
    case 'audit': {
      const { action, operator, reason } = entry.entry;
      return {
        title: actionText(action),
        tone: action === 'player.blocks' ? 'warning' : 'neutral',
        detail: [operator, changeText(entry.entry), reason].filter((part) => part !== null).join(' · '),
      };
    }
  }
}
