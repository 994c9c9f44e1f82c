import type { Site } from '@touchline/contract/operators';
import { Badge, Inline, type BadgeTone } from '@touchline/ui';
import { messageOf, t } from '../messages/messages.ts';
import { phaseOf } from './phase.ts';

interface ShownState {
  readonly id: string;
  readonly tone: BadgeTone;
  readonly text: string;
}

/** Returns the unusual states of a site; an open one is named only if nothing stops play. */
export function statesOf({ state: { block, maintenance }, faults }: Site): readonly ShownState[] {
  const phase = phaseOf(maintenance);
  const states: readonly (ShownState & { readonly is: boolean })[] = [
    {
      id: 'closed',
      tone: 'danger',
      text: t('sites.closedFor', { reason: messageOf('reason', block ?? '') }),
      is: block !== null,
    },
    { id: 'faults', tone: 'warning', text: t('sites.hasFaults'), is: faults.length > 0 },
    { id: 'maintenance', tone: 'warning', text: t('sites.inMaintenance'), is: phase === 'now' },
    { id: 'planned', tone: 'info', text: t('sites.planned'), is: phase === 'planned' },
    { id: 'open', tone: 'success', text: t('sites.isOpen'), is: block === null && phase !== 'now' },
  ];
  return states.filter(({ is }) => is);
}

/** The states as badges. */
export function StateBadges({ site }: { readonly site: Site }) {
  return (
    <Inline gap="xs" wrap="wrap">
      {statesOf(site).map(({ id, tone, text }) => (
        <Badge key={id} tone={tone}>
          {text}
        </Badge>
      ))}
    </Inline>
  );
}
