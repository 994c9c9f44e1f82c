import type { Player } from '@touchline/contract/operators';
import { ButtonLink } from '@touchline/ui';
import { may } from '../api/session.ts';
import { t } from '../messages/messages.ts';
import { toForm } from '../shared/FormTarget.tsx';
import { to } from '../shared/route.ts';
import { playerForms } from './playerForms.ts';

/** Main acts on a player; each leads to its form. */
export function PlayerActs({ id }: Pick<Player, 'id'>) {
  return (
    <>
      {may('messages') ? (
        <ButtonLink href={to('messages', 'new', id)} emphasis="outline">
          {t('player.act.write')}
        </ButtonLink>
      ) : null}
      <ButtonLink href={toForm(['players', id, 'limits'], playerForms.limit)} emphasis="outline">
        {t('player.act.limit')}
      </ButtonLink>
      <ButtonLink
        href={toForm(['players', id, 'blocks'], playerForms.blocks)}
        tone="danger"
        emphasis="outline"
      >
        {t('player.act.stop')}
      </ButtonLink>
      {may('payments') && may('adjustments') ? (
        <ButtonLink href={toForm(['players', id, 'money'], playerForms.adjust)} tone="strong">
          {t('player.act.adjust')}
        </ButtonLink>
      ) : null}
    </>
  );
}
