import type { AloneDoor, AlonePerson, AloneSite } from '@touchline/contract/operators';
import { t } from '../messages/messages.ts';
import { countText, moneyText } from '../shared/money.ts';

/** Currency of the bounds that are the same for every site. */
export const BASE = 'EUR';

/** Acts of a person on a site without a second one. */
export interface AloneRow {
  readonly id: string;
  readonly person: Pick<AlonePerson, 'id' | 'name'>;
  readonly siteId: string;
  readonly site: AloneSite | undefined;
  readonly doors: readonly AloneDoor[];
}

interface AlonePage {
  readonly doors: readonly AloneDoor[];
  readonly sites: readonly AloneSite[];
  readonly people: readonly AlonePerson[];
}

/** Returns a row for each person on each of their sites. */
export const aloneRows = ({ doors, sites, people }: AlonePage): readonly AloneRow[] =>
  people.flatMap(({ sites: own, ...person }) =>
    own.map(({ siteId, calls }) => ({
      id: `${person.id} ${siteId}`,
      person,
      siteId,
      site: sites.find((site) => site.siteId === siteId),
      doors: doors.filter(({ call }) => calls.includes(call)),
    })),
  );

/** Returns what a door does as a sentence's beginning, without the marks of code. */
export function doorText({ does }: Pick<AloneDoor, 'does'>): string {
  const text = does.replaceAll('`', '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the doors of a row of one kind. */
export const doorsOf = ({ doors }: Pick<AloneRow, 'doors'>, kind: AloneDoor['kind']): readonly AloneDoor[] =>
  doors.filter((door) => door.kind === kind);

/** Returns the bound of a door on a site as text: an amount, a count, or what limits it otherwise. */
export function boundText({ kind, text, call }: AloneDoor, site: AloneSite): string {
  switch (kind) {
    case 'sum': {
      const day = t('doors.inDay', { amount: moneyText(site.aloneInDay, site.iso) });
      const most = site.single.find((one) => one.call === call)?.most;
      return most === undefined ? day : `${day}; ${t('doors.single', { amount: moneyText(most, BASE) })}`;
    }
    case 'withdrawals':
      return t('doors.inDay', { amount: moneyText(site.withdrawalsAbove, BASE) });
    case 'players':
      return t('doors.players', { count: site.messagePlayers, shown: countText(site.messagePlayers) });
    case 'setting':
    case 'rights':
      return t(`doors.kind.${kind}`);
    case 'bounded':
      return text ?? '';
    case 'alone':
      return text === null ? t('doors.unbounded') : t('doors.unboundedSince', { reason: text });
  }
}
