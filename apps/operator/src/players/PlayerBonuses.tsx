import { ButtonLink, Inline, Stack } from '@touchline/ui';
import { NEW_FREE_ROUNDS } from '../freeRounds/addresses.ts';
import { FreeRoundsTable } from '../freeRounds/FreeRoundsTable.tsx';
import { t } from '../messages/messages.ts';
import { to } from '../shared/route.ts';
import { GrantsTable } from './GrantsTable.tsx';

interface PlayerBonusesProps {
  readonly playerId: string;
  readonly siteId: string;
}

/** A player's bonuses and free rounds, and the ways to revoke and to give them. */
export function PlayerBonuses({ playerId, siteId }: PlayerBonusesProps) {
  return (
    <Stack gap="md">
      <GrantsTable playerId={playerId} />
      <Inline>
        <ButtonLink href={to('free-rounds', siteId, NEW_FREE_ROUNDS, playerId)} tone="strong">
          {t('freeRounds.new')}
        </ButtonLink>
      </Inline>
      <FreeRoundsTable siteId={siteId} playerId={playerId} />
    </Stack>
  );
}
