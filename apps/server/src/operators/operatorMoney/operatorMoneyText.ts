import { toWire } from '@touchline/betting';
import { parse } from 'valibot';
import { operatorScopes } from '@touchline/contract/operators';
import { operatorsEntry, withdrawalsEntry } from '../../site/index.ts';
import { BASE_CURRENCY } from '../../ledger/index.ts';
import { moneyDoors, type DoorRule } from './doors.ts';

const { aloneInDay, messagePlayers } = parse(operatorsEntry, {});
const withdrawals = parse(withdrawalsEntry, {});
const secondAbove = `${toWire(withdrawals.secondOperatorAbove, BASE_CURRENCY)} ${BASE_CURRENCY}`;

/** Returns what one operator may do alone through a door, by its rule and the defaults of a site. */
function aloneText(rule: DoorRule): string {
  switch (rule.kind) {
    case 'sum': {
      const single = rule.most === undefined ? '' : `${rule.most} ${BASE_CURRENCY} at a time, and `;
      return `${single}${aloneInDay} in the site’s currency together with the other doors of this kind (\`operators.aloneInDay\`)`;
    }
    case 'withdrawals':
      return `${secondAbove} of all withdrawals of the player together (\`withdrawals.secondOperatorAbove\`)`;
    case 'players':
      return `${messagePlayers} players of a site together (\`operators.messagePlayers\`)`;
    case 'setting':
      return 'what tightens a guard, or concerns none; what loosens one needs a second operator';
    case 'rights':
      return 'what takes rights; what gives one needs a second operator who has it too, but from the environment’s token';
    case 'bounded':
      return `no more than ${rule.bound}`;
    case 'alone':
      return `without a bound: ${rule.why}`;
  }
}

const perOf: Readonly<Record<DoorRule['kind'], string>> = {
  sum: 'operator and player, 24 hours',
  withdrawals: 'player, 24 hours',
  players: 'operator and site, 24 hours',
  setting: 'call',
  rights: 'call',
  bounded: 'call',
  alone: 'call',
};

/** Renders the documentation page of who may move how much of players’ money alone. */
export function operatorMoneyText(): string {
  const doors = moneyDoors.map(
    ({ call, scope, does, rule }) =>
      `| \`${call}\` | ${scope === null ? 'that of the act' : `\`${scope}\``} | ${does} | ${aloneText(rule)} | ${perOf[rule.kind]} |`,
  );
  const scopes = operatorScopes.map((scope) => {
    const own = moneyDoors.filter((door) => door.scope === scope);
    const kinds = [...new Set(own.map(({ rule }) => rule.kind))];
    return `| \`${scope}\` | ${kinds.length === 0 ? 'nothing' : kinds.map((kind) => scopeText[kind]).join('; ')} |`;
  });
  return `# Who may move how much alone

Operators’ calls that move money of players, or that reach many players, with what one operator may do through each without a second person. The figures are the defaults; a site has its own in its entry.

Beyond a sum the call answers 202 with \`approvalId\`, nothing is booked, and the act waits at \`/ops/approvals\` until another operator with the same scope agrees or refuses. What two operators have agreed to takes no room of either. Amounts count in both directions: what is given and what is taken.

## By call

| Call | Scope | It | Alone | Added up by |
|---|---|---|---|---|
${doors.join('\n')}

## By scope

| Scope | Alone |
|---|---|
${scopes.join('\n')}

This page is made from \`apps/server/src/operators/operatorMoney/doors.ts\`: after a change there, run \`pnpm -C apps/server operator-money-page\`.
`;
}

const scopeText: Readonly<Record<DoorRule['kind'], string>> = {
  sum: `${aloneInDay} for one player in 24 hours, through all doors of this kind together`,
  withdrawals: `withdrawals of one player up to ${secondAbove} in 24 hours`,
  players: `messages to ${messagePlayers} players in 24 hours`,
  setting: 'settings of a site, unless they loosen a guard',
  rights: 'rights of operators, unless somebody gains one',
  bounded: 'what something else has decided, see above',
  alone: 'what holds for all players alike, without a bound',
};
