import type { FreeRoundsResult } from '@touchline/contract/operators';
import { currencyAccounts } from '../../rewards/index.ts';
import type { Trx } from '../../kernel/index.ts';
import { operationBlock, type BlockCode } from '../../protection/index.ts';
import type { OrderedGames } from './orderedGames.ts';
import { playersNamed, type NamedPlayer } from './orders.store.ts';

type Refused = FreeRoundsResult['refused'][number];

/** Players of an order who can get free rounds, and those who can't. */
export interface Recipients {
  readonly players: readonly NamedPlayer[];
  readonly refused: readonly Refused[];
}

type RefusalCode = BlockCode | 'NOT_FOUND' | 'AMBIGUOUS' | 'NO_ACCOUNT' | 'NOT_IN_COUNTRY';

const MESSAGES: Readonly<Record<RefusalCode, string>> = {
  SELF_EXCLUDED: 'The player is self-excluded and gets no free rounds: leave them out until it has ended.',
  RETURN_REQUEST_NEEDED:
    'The player is self-excluded and gets no free rounds: leave them out until they have asked to return.',
  ACCOUNT_CLOSED: 'The player has closed their account and gets no free rounds: leave them out.',
  TIMEOUT_ACTIVE: 'The player takes a break and gets no free rounds: leave them out until it has ended.',
  BETTING_CLOSED: 'Betting is closed for the player, so they can’t play: open it first, or leave them out.',
  VERIFICATION_REQUIRED:
    'The player can’t play before they are verified: verify them first, or leave them out.',
  FROZEN: 'The account is blocked, so the player can’t play: lift the block first, or leave them out.',
  SESSION_LIMIT: 'The player has reached their time limit for today: try again tomorrow.',
  NOT_FOUND: 'The site has no such player: check the number, the login or the e-mail address.',
  AMBIGUOUS: 'This is the number of one player and the login of another: use an e-mail address.',
  NO_ACCOUNT: 'The player has no account in this currency: choose another currency, or leave them out.',
  NOT_IN_COUNTRY:
    'None of the games can be played in the player’s country: choose others, or leave them out.',
};

/**
 * Returns the players of an order, each once, whom the transaction locks in the order of their ids. Asks at the door of
 * bonuses.
 */
export async function recipientsOf(
  trx: Trx,
  order: {
    readonly siteId: string;
    readonly names: readonly string[];
    readonly iso: string;
    readonly games: OrderedGames;
    readonly at: Date;
  },
): Promise<Recipients> {
  const names = [...new Set(order.names.map((name) => name.trim().toLowerCase()))].filter(Boolean);
  const found = await playersNamed(trx, order.siteId, names);
  const refused: Refused[] = [];
  const refuse = (player: string, code: RefusalCode): void =>
    void refused.push({ player, code, message: MESSAGES[code] });
  const chosen = new Map<bigint, NamedPlayer>();
  for (const name of names) {
    const [player, other] = found.filter((one) => isNamed(one, name));
    if (!player) refuse(name, 'NOT_FOUND');
    else if (other) refuse(name, 'AMBIGUOUS');
    else chosen.set(player.id, player);
  }
  const players: NamedPlayer[] = [];
  for (const player of found.filter(({ id }) => chosen.has(id))) {
    const code = await refusalOf(trx, player, order);
    if (code) refuse(player.login, code);
    else players.push(player);
  }
  return { players, refused };
}

function isNamed({ id, login, loginName, email }: NamedPlayer, name: string): boolean {
  return [String(id), login, loginName, email?.toLowerCase()].includes(name);
}

async function refusalOf(
  trx: Trx,
  { id, country }: NamedPlayer,
  { iso, games, at }: { readonly iso: string; readonly games: OrderedGames; readonly at: Date },
): Promise<RefusalCode | undefined> {
  const block = await operationBlock(trx, 'bonus', id, at);
  if (block) return block.code;
  if (country !== null && games.blockedCountries.has(country)) return 'NOT_IN_COUNTRY';
  const { own } = await currencyAccounts(trx, id, iso);
  return own ? undefined : 'NO_ACCOUNT';
}
