import type { GameState } from '@touchline/contract/casino';
import { Badge } from '@touchline/ui';
import { t } from '../messages/messages.ts';

const tones = { active: 'success', maintenance: 'warning', hidden: 'neutral', retired: 'neutral' } as const;

/** State of a game. */
export function GameStateBadge({ state }: { readonly state: GameState }) {
  return <Badge tone={tones[state]}>{t(`gameState.${state}`)}</Badge>;
}
