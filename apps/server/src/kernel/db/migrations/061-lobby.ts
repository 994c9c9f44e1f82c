import { sql, type Kysely } from 'kysely';

/** Categories of the casino, banners, jackpots of makers, and the runs of imports and other jobs of the catalogue. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const [index, [slug, path, icon, en, ru, ar]] of categories.entries()) {
    await sql`
      insert into game_categories (kind, slug, path, icon, names, position, is_built_in)
      values ('category', ${slug}, ${path}, ${icon}, ${JSON.stringify({ en, ru, ar })}::jsonb,
        ${(index + 1) * 10}, true)`.execute(db);
  }
  for (const [index, [slug, path, rule, en, ru, ar]] of collections.entries()) {
    await sql`
      insert into game_categories (kind, slug, path, rule, names, position, is_built_in)
      values ('collection', ${slug}, ${path}, ${rule}, ${JSON.stringify({ en, ru, ar })}::jsonb,
        ${500 + index * 10}, true)`.execute(db);
  }
  for (const statement of [banners, jackpots, levels, imports, oneImport, jobs]) await statement.execute(db);
}

const categories = [
  ['slots', 'slots', 'slots', 'Slots', 'Слоты', 'ماكينات السلوتس'],
  ['live', 'casino', 'live-casino', 'Live casino', 'Живое казино', 'كازينو مباشر'],
  ['crash', 'crash-games', 'crash', 'Crash games', 'Краш-игры', 'ألعاب كراش'],
  ['fast', 'fast-games', 'dice', 'Fast games', 'Быстрые игры', 'ألعاب سريعة'],
  ['scratch', 'scratchcards', 'scratch-card', 'Scratch cards', 'Скретч-карты', 'بطاقات الخدش'],
  ['keno', 'keno', 'keno', 'Keno', 'Кено', 'كينو'],
  ['bingo', 'bingo', 'bingo', 'Bingo', 'Бинго', 'بينغو'],
  ['cards', 'card-games', 'blackjack', 'Card games', 'Карточные игры', 'ألعاب الورق'],
  ['poker', 'poker', 'chips', 'Poker', 'Покер', 'بوكر'],
  ['tv', 'tvgames', 'tv-games', 'TV games', 'ТВ-игры', 'ألعاب تلفزيونية'],
  ['virtual', 'virtualsports', 'virtual-sports', 'Virtual sports', 'Виртуальный спорт', 'رياضات افتراضية'],
  ['skill', 'skill-games', 'arcade', 'Skill games', 'Игры на навыки', 'ألعاب المهارة'],
  ['asian', 'asian-games', 'baccarat', 'Asian games', 'Азиатские игры', 'ألعاب آسيوية'],
  ['fishing', 'fishinghunting', 'fishing', 'Fishing and hunting', 'Рыбалка и охота', 'الصيد البحري والبري'],
  ['other', 'othergames', 'casino', 'Other games', 'Другие игры', 'ألعاب أخرى'],
] as const;

const collections = [
  ['vulkan', 'slots/vulkan', null, 'Vulkan', 'Вулкан', 'فولكان'],
  ['fast-bet', 'fast-bet', 'leastStake', 'Fast bet', 'Быстрая ставка', 'رهان سريع'],
  ['top', null, 'top', 'Top games', 'Топ игр', 'أفضل الألعاب'],
] as const;

const banners = sql`
  create table game_banners (
    id bigint generated always as identity primary key,
    site_id text,
    kind text not null check (kind in ('tournament', 'game', 'promotion')),
    texts jsonb not null,
    path text not null,
    game_id bigint references games (id),
    from_at timestamptz not null,
    until_at timestamptz,
    position integer not null default 0,
    is_hidden boolean not null default false,
    check (until_at > from_at)
  )`;

const jackpots = sql`
  create table game_jackpots (
    maker_id text not null,
    id text not null,
    name text not null,
    seen_at timestamptz not null,
    primary key (maker_id, id)
  )`;

const levels = sql`
  create table game_jackpot_levels (
    maker_id text not null,
    jackpot_id text not null,
    id text not null,
    level text not null check (level in ('mini', 'minor', 'major', 'grand')),
    amount bigint not null,
    iso text not null,
    at timestamptz not null,
    primary key (maker_id, jackpot_id, id),
    foreign key (maker_id, jackpot_id) references game_jackpots (maker_id, id) on delete cascade
  )`;

const imports = sql`
  create table game_imports (
    id bigint generated always as identity primary key,
    maker_id text not null,
    state text not null check (state in ('running', 'done', 'failed')),
    operator text,
    started_at timestamptz not null,
    ended_at timestamptz,
    listed integer not null default 0,
    added integer not null default 0,
    changed integer not null default 0,
    retired integer not null default 0,
    faults jsonb not null default '[]',
    message text,
    check ((state = 'running') = (ended_at is null))
  )`;
/** A maker has one running import in all processes. */
const oneImport = sql`create unique index game_imports_running on game_imports (maker_id) where state = 'running'`;

/** Time of the last run of each job that one process does for all. */
const jobs = sql`
  create table game_jobs (
    name text primary key,
    ran_at timestamptz not null
  )`;
