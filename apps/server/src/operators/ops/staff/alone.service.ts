import type { AloneDoor, AlonePerson, AloneSite, OperatorScope } from '@touchline/contract/operators';
import { toWire } from '@touchline/betting';
import { BASE_CURRENCY } from '../../../ledger/index.ts';
import type { Site } from '../../../site/index.ts';
import { createOperator, type RoleGrant } from '../../../staff/index.ts';
import { moneyDoors, type MoneyDoor } from '../../operatorMoney/doors.ts';

/** A door with a scope of its own: agreeing to an act of another one is nothing that one does alone. */
type OwnDoor = MoneyDoor & { readonly scope: OperatorScope };

const doors: readonly OwnDoor[] = moneyDoors.flatMap((door) =>
  door.scope === null ? [] : [{ ...door, scope: door.scope }],
);

function textOf({ rule }: OwnDoor): string | null {
  if (rule.kind === 'bounded') return rule.bound;
  return rule.kind === 'alone' ? rule.why : null;
}

/** Returns the doors of what one operator does alone, with their rules. */
export const aloneDoors = (): AloneDoor[] =>
  doors.map((door) => ({
    call: door.call,
    scope: door.scope,
    does: door.does,
    kind: door.rule.kind,
    text: textOf(door),
  }));

/** Returns the bounds of a site. */
export function aloneSite({ id, config, operators, withdrawals }: Site): AloneSite {
  return {
    siteId: id,
    siteName: config.companyName,
    iso: config.currency,
    aloneInDay: operators.aloneInDay,
    single: doors.flatMap(({ call, rule }) =>
      rule.kind === 'sum' && rule.most !== undefined ? [{ call, most: rule.most }] : [],
    ),
    withdrawalsAbove: toWire(withdrawals.secondOperatorAbove, BASE_CURRENCY),
    messagePlayers: operators.messagePlayers,
  };
}

/** Returns the doors that a person passes alone on some sites; undefined without any. */
export function alonePerson(
  { id, name, grants }: { readonly id: bigint; readonly name: string; readonly grants: readonly RoleGrant[] },
  sites: readonly Pick<Site, 'id'>[],
): AlonePerson | undefined {
  const operator = createOperator({ staffId: id, person: name }, grants);
  const own = sites.flatMap(({ id: siteId }) => {
    const calls = doors.filter(({ scope }) => operator.has(scope, siteId)).map(({ call }) => call);
    return calls.length === 0 ? [] : [{ siteId, calls }];
  });
  return own.length === 0 ? undefined : { id: String(id), name, sites: own };
}
