import { toMinor } from '@touchline/betting';
import type { FreeRoundsDraft, FreeRoundsGame } from '@touchline/contract/operators';
import { sql } from 'kysely';
import type { Names } from '../catalogue/catalogue.tables.ts';
import { type Db, type Trx, containing, parseId, wrongField } from '../../kernel/index.ts';
import { fold } from '@touchline/text';
import type { Site } from '../../site/index.ts';

interface Row {
  readonly id: bigint;
  readonly name: string;
  readonly provider: string;
  readonly makerId: string;
  readonly currencies: readonly string[];
  readonly minStake: Names;
  readonly maxStake: Names;
  readonly steps: Names;
  readonly blockedCountries: readonly string[];
}

/** Number of games that a search finds. */
const MOST_FOUND = 20;

/** Active games of a site that have free rounds. */
function playable({ games: { makers, providers } }: Pick<Site, 'games'>) {
  const conditions = [sql`g.state = 'active' and g.free_round_steps is not null and p.state = 'active'`];
  if (makers) conditions.push(sql`g.maker_id = any(${[...makers]}::text[])`);
  if (providers) conditions.push(sql`p.slug = any(${[...providers]}::text[])`);
  return sql.join(conditions, sql` and `);
}

const columns = sql`g.id, g.name, p.name as provider, g.maker_id as "makerId", g.currencies, g.min_stake as "minStake",
  g.max_stake as "maxStake", g.free_round_steps as steps, g.blocked_countries as "blockedCountries"`;

/** Returns games of a site that have free rounds, by a part of the name or the id, the most popular first. */
export async function findGames(db: Db, site: Pick<Site, 'games'>, text: string): Promise<FreeRoundsGame[]> {
  const { rows } = await sql<Row>`
    select ${columns} from games g join game_providers p on p.id = g.provider_id
    where ${playable(site)}
      and (g.folded_names like ${containing(fold(text))}
        or g.id::text = ${text.trim()})
    order by g.popularity desc, g.id limit ${MOST_FOUND}`.execute(db);
  return rows.map(({ id, name, provider, makerId, ...row }) => ({
    id: String(id),
    name,
    provider,
    makerId,
    stakes: stakesOf(row),
  }));
}

function stakesOf({
  currencies,
  minStake,
  maxStake,
  steps,
}: Pick<Row, 'currencies' | 'minStake' | 'maxStake' | 'steps'>): FreeRoundsGame['stakes'] {
  return Object.fromEntries(
    currencies.flatMap((iso) => {
      const [min, max, step] = [minStake[iso], maxStake[iso], steps[iso]];
      return min === undefined || max === undefined || step === undefined ? [] : [[iso, { min, max, step }]];
    }),
  );
}

/** Games of an order. */
export interface OrderedGames {
  readonly makerId: string;
  readonly ids: readonly bigint[];
  /** Countries in which none of them can be played. */
  readonly blockedCountries: ReadonlySet<string>;
}

/**
 * Returns the games of an order whose rounds have a value. Throws a ProblemError 400 for games that the site doesn't
 * offer, without free rounds or of several makers, and for a value that one of them can't be played with.
 */
export async function orderedGames(
  db: Db | Trx,
  site: Pick<Site, 'id' | 'games'>,
  { gameIds, iso, stake }: Pick<FreeRoundsDraft, 'gameIds' | 'iso' | 'stake'>,
): Promise<OrderedGames> {
  const ids = [...new Set(gameIds)].flatMap((text) => parseId(text) ?? []);
  const { rows } = await sql<Row>`
    select ${columns} from games g join game_providers p on p.id = g.provider_id
    where ${playable(site)} and g.id = any(${ids}::bigint[])`.execute(db);
  const missing = gameIds.find((text) => !rows.some(({ id }) => String(id) === text));
  if (missing !== undefined) {
    const message = `The game ${missing} has no free rounds on ${site.id}, or isn’t open now: choose others.`;
    throw wrongField('/gameIds', 'game', message);
  }
  const [first] = rows;
  if (!first || rows.some(({ makerId }) => makerId !== first.makerId)) {
    const message =
      'Free rounds are given for games of one maker: choose games of one, and order the rest apart.';
    throw wrongField('/gameIds', 'maker', message);
  }
  for (const row of rows) requireStake(row, iso, stake);
  const everywhere = first.blockedCountries.filter((country) =>
    rows.every(({ blockedCountries }) => blockedCountries.includes(country)),
  );
  return { makerId: first.makerId, ids, blockedCountries: new Set(everywhere) };
}

function requireStake({ name, ...row }: Row, iso: string, stake: string): void {
  const bounds = stakesOf(row)[iso];
  if (!bounds) {
    const message = `${name} has no free rounds in ${iso}: choose another currency, or leave the game out.`;
    throw wrongField('/iso', 'currency', message);
  }
  const { min, max, step } = bounds;
  const minor = (text: string): bigint => toMinor(text, iso);
  if (minor(stake) >= minor(min) && minor(stake) <= minor(max) && minor(stake) % minor(step) === 0n) return;
  const message = `${name} is played with ${min} to ${max} ${iso} in steps of ${step}: choose such a value.`;
  throw wrongField('/stake', 'stake', message);
}
