import { Card, EmptyState, Heading, Link, Stack, Table, Text } from '@touchline/ui';
import { within } from '../api/api.ts';
import type { Player } from '@touchline/contract/operators';
import { to } from '../shared/route.ts';
import { Loaded } from '../shared/Loaded.tsx';
import { shownTime } from '../shared/times.ts';
import { useCall } from '../shared/useCall.ts';
import { t, messageOf } from '../messages/messages.ts';
import { BlocksForm } from './BlocksForm.tsx';
import { closedOf } from './closedSports.ts';
import { LimitForm } from './LimitForm.tsx';
import { SportsForm } from './SportsForm.tsx';

/** One player: accounts, limits, and the blocks set by operators. */
export function PlayerScreen({ id }: { readonly id: string }) {
  const asked = useCall<Player>(within('/ops/players', id));
  return (
    <Stack gap="lg">
      <Link href={to('players')} tone="muted">
        {t('player.back')}
      </Link>
      <Loaded asked={asked}>
        {(player) => (
          <Stack gap="lg">
            <Heading level={1}>{t('player.title', { id: player.login })}</Heading>
            <Text tone="muted">
              {[player.id, player.siteId, player.email, shownTime(player.registeredAt * 1000)]
                .filter((part) => part !== null)
                .join(' · ')}
            </Text>
            <Accounts accounts={player.accounts} />
            <Limits player={player} reload={asked.reload} />
            <BlocksForm key={blocksKey(player.blocks)} player={player} reload={asked.reload} />
            <SportsForm key={JSON.stringify(closedOf(player.blocks))} player={player} reload={asked.reload} />
            <Link href={to('audit', `player:${player.id}`)}>{t('nav.audit')}</Link>
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
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
  isSelfBlocked,
}: Player['blocks']): string =>
  JSON.stringify([banLevel, banVersion, blockReason, isVerificationRequired, isSelfBlocked]);

const accountColumns = [
  { id: 'iso', header: t('player.account.iso') },
  { id: 'money', header: t('player.account.money'), numeric: true, align: 'end' },
  { id: 'held', header: t('player.account.held'), numeric: true, align: 'end' },
] as const;

function Accounts({ accounts }: Pick<Player, 'accounts'>) {
  return (
    <Card header={<Heading level={2}>{t('player.accounts')}</Heading>}>
      <Table
        label={t('player.accounts')}
        columns={accountColumns}
        rows={accounts.map(({ id, iso, money, held }) => ({ id, cells: { iso, money, held } }))}
      />
    </Card>
  );
}

const limitColumns = (['type', 'value', 'state', 'ends'] as const).map((id) => ({
  id,
  header: t(`player.limit.${id}`),
}));

function Limits({ player, reload }: { readonly player: Player; readonly reload: () => void }) {
  return (
    <Card header={<Heading level={2}>{t('player.limits')}</Heading>}>
      <Stack gap="lg">
        <Table
          label={t('player.limits')}
          narrow="cards"
          columns={limitColumns}
          rows={player.limits.map(({ type, value, iso, state, startsAt, endsAt }) => ({
            id: `${type} ${state} ${startsAt}`,
            cells: {
              type: messageOf('limit', type),
              value: iso === null ? value : `${value} ${iso}`,
              state,
              ends: endsAt === null ? '' : shownTime(endsAt * 1000),
            },
          }))}
          empty={<EmptyState title={t('player.noLimits')} />}
        />
        <LimitForm player={player} reload={reload} />
      </Stack>
    </Card>
  );
}
