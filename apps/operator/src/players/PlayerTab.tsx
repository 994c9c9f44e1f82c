import type { Player } from '@touchline/contract/operators';
import { ConsoleColumns, Stack } from '@touchline/ui';
import { Scoped } from '../app/Scoped.tsx';
import { PlayerMoneyTab } from '../money/PlayerMoneyTab.tsx';
import { PlayerMessages } from '../playerMessages/PlayerMessages.tsx';
import { PlayerRewardsTab } from '../rewards/PlayerRewardsTab.tsx';
import { FormTarget } from '../shared/FormTarget.tsx';
import { PlayerVerificationTab } from '../verification/PlayerVerificationTab.tsx';
import { BlocksForm } from './BlocksForm.tsx';
import { FactsCard } from './FactsCard.tsx';
import { LimitBars } from './LimitBars.tsx';
import { LimitsCard } from './LimitsCard.tsx';
import { MoneyCard } from './MoneyCard.tsx';
import { NotesCard } from './NotesCard.tsx';
import { OpenBetsCard } from './OpenBetsCard.tsx';
import { PersonalDataTab } from './PersonalDataTab.tsx';
import { PlayerBets } from './PlayerBets.tsx';
import { PlayerBonuses } from './PlayerBonuses.tsx';
import { playerForms } from './playerForms.ts';
import { SecurityTab } from './SecurityTab.tsx';
import { SportsForm } from './SportsForm.tsx';
import { TimelineCard } from './timeline/TimelineCard.tsx';

/** Tabs of a player's page in their order. */
export const playerTabs = [
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

interface PlayerTabProps {
  readonly tab: (typeof playerTabs)[number];
  readonly player: Player;
}

/** Content of an open tab of a player's page. */
export function PlayerTab({ tab, player }: PlayerTabProps) {
  const { id, siteId } = player;
  switch (tab) {
    case 'overview':
      return <Overview player={player} />;
    case 'data':
      return <PersonalDataTab player={player} />;
    case 'verification':
      return (
        <Scoped scope="identification">
          <PlayerVerificationTab playerId={id} />
        </Scoped>
      );
    case 'security':
      return <SecurityTab playerId={id} />;
    case 'money':
      return (
        <Scoped scope="payments">
          <PlayerMoneyTab playerId={id} />
        </Scoped>
      );
    case 'rewards':
      return (
        <Scoped scope="rewards">
          <PlayerRewardsTab playerId={id} />
        </Scoped>
      );
    case 'bets':
      return <PlayerBets playerId={id} />;
    case 'bonuses':
      return (
        <Scoped scope="bonuses">
          <PlayerBonuses playerId={id} siteId={siteId} />
        </Scoped>
      );
    case 'messages':
      return (
        <Scoped scope="messages">
          <PlayerMessages playerId={id} />
        </Scoped>
      );
    case 'limits':
      return <LimitsCard player={player} />;
    case 'blocks':
      return (
        <Stack gap="md">
          <FormTarget name={playerForms.blocks}>
            <BlocksForm player={player} />
          </FormTarget>
          <SportsForm player={player} />
        </Stack>
      );
  }
}

function Overview({ player }: Pick<PlayerTabProps, 'player'>) {
  return (
    <ConsoleColumns
      start={
        <>
          <MoneyCard playerId={player.id} />
          <LimitBars player={player} />
        </>
      }
      aside={
        <>
          <NotesCard playerId={player.id} />
          <FactsCard player={player} />
        </>
      }
    >
      <OpenBetsCard playerId={player.id} />
      <TimelineCard playerId={player.id} />
    </ConsoleColumns>
  );
}
