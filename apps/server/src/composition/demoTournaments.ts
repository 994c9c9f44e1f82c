import type { ChallengeDraft, TournamentDraft, TournamentTerms } from '@touchline/contract/operators';
import { challengesOfSite, createChallenge, createTournament, tournamentsOfSite } from '../casino/index.ts';
import { unrecorded } from '../kernel/index.ts';
import type { Platform } from '../platform.ts';

const BY = 'demonstration';
const DAY = 86_400_000;
const WEEK = 7 * DAY;
/** The first Monday of Unix time, 5 January 1970. */
const MONDAY = 4 * DAY;

const ALL_GAMES = { gameIds: [], providers: [], categories: [] } as const;

const TERMS: TournamentTerms = {
  ...ALL_GAMES,
  scoring: 'multiplier',
  leastStake: '0.20',
  leastRounds: 10,
  leastPlayers: 2,
  join: 'auto',
  countsBonus: false,
  countsFree: false,
  prizes: [
    { from: 1, to: 1, kind: 'money', amount: '5000.00' },
    { from: 2, to: 2, kind: 'money', amount: '2500.00' },
    { from: 3, to: 10, kind: 'money', amount: '500.00' },
    { from: 11, to: 100, kind: 'points', amount: '500' },
  ],
};

/** A tournament of the demonstration, which begins anew each week. */
interface Weekly {
  /** Begin and end after Monday 00:00 UTC, ms. */
  readonly from: number;
  readonly until: number;
  readonly terms: TournamentTerms;
  readonly texts: TournamentDraft['texts'];
}

const TOURNAMENTS: readonly Weekly[] = [
  {
    from: 0,
    until: 6 * DAY + 20 * 3_600_000,
    terms: { ...TERMS, categories: ['slots'] },
    texts: {
      en: { title: 'Tidal week', text: 'Best win against stake in one round. Every stake counts the same.' },
      ru: { title: 'Неделя прилива', text: 'Лучший выигрыш к ставке за один раунд. Размер ставки не важен.' },
      ar: { title: 'أسبوع المدّ', text: 'أفضل فوز مقارنة بالرهان في جولة واحدة. كل الرهانات سواء.' },
    },
  },
  {
    from: 4 * DAY + 18 * 3_600_000,
    until: 6 * DAY + 22 * 3_600_000,
    terms: {
      ...TERMS,
      scoring: 'sumOfMultipliers',
      join: 'opt-in',
      categories: ['crash', 'fast'],
      prizes: [
        { from: 1, to: 1, kind: 'money', amount: '1000.00' },
        { from: 2, to: 5, kind: 'money', amount: '250.00' },
        { from: 6, to: 50, kind: 'points', amount: '200' },
      ],
    },
    texts: {
      en: { title: 'Quick weekend', text: 'Your twenty best rounds of crash and fast games.' },
      ru: { title: 'Быстрые выходные', text: 'Двадцать лучших раундов в краш-играх и быстрых играх.' },
      ar: { title: 'نهاية أسبوع سريعة', text: 'أفضل عشرين جولة لك في ألعاب الكراش والألعاب السريعة.' },
    },
  },
];

const challenge = (
  terms: Pick<ChallengeDraft['terms'], 'kind' | 'goal' | 'prize'> & Partial<ChallengeDraft['terms']>,
  texts: ChallengeDraft['texts'],
): ChallengeDraft => ({
  isOn: true,
  terms: { ...ALL_GAMES, leastStake: '0.20', isAfterPrevious: false, ...terms },
  texts,
});

const CHALLENGES: readonly ChallengeDraft[] = [
  challenge(
    { kind: 'rounds', goal: '10', prize: { kind: 'points', amount: '20' } },
    {
      en: { title: 'Play ten rounds', text: 'Any game counts.' },
      ru: { title: 'Сыграйте десять раундов', text: 'Подходит любая игра.' },
      ar: { title: 'العب عشر جولات', text: 'تُحتسب أي لعبة.' },
    },
  ),
  challenge(
    { kind: 'games', goal: '3', prize: { kind: 'points', amount: '30' } },
    {
      en: { title: 'Try three different games', text: 'One round of each is enough.' },
      ru: { title: 'Попробуйте три разные игры', text: 'Достаточно одного раунда в каждой.' },
      ar: { title: 'جرّب ثلاث ألعاب مختلفة', text: 'تكفي جولة واحدة من كل لعبة.' },
    },
  ),
  challenge(
    {
      kind: 'multiplier',
      goal: '10',
      prize: { kind: 'money', amount: '1.00' },
      isAfterPrevious: true,
    },
    {
      en: { title: 'Win ten times a stake', text: 'In one round of any game.' },
      ru: { title: 'Выиграйте десять ставок', text: 'За один раунд в любой игре.' },
      ar: { title: 'اربح عشرة أضعاف الرهان', text: 'في جولة واحدة من أي لعبة.' },
    },
  ),
];

/**
 * Stores the tournaments of this week and the daily challenges of a demonstration on its sites, unless they are there.
 * Safe to call at every start.
 */
export async function seedDemoTournaments({
  db,
  now,
  sites,
}: Pick<Platform, 'db' | 'now' | 'sites'>): Promise<void> {
  const deps = { db, now };
  const at = now().getTime();
  const monday = at - ((((at - MONDAY) % WEEK) + WEEK) % WEEK);
  for (const site of sites.all) {
    if (!site.config.isDemoCashier) continue;
    const known = await tournamentsOfSite(deps, site.id);
    for (const { from, until, terms, texts } of TOURNAMENTS) {
      const draft = { from: monday + from, until: monday + until, terms, texts };
      if (draft.until <= at || known.some((one) => one.from === draft.from)) continue;
      const id = await createTournament(deps, { site, draft, by: BY }, unrecorded);
      await storeBanner(db, { siteId: site.id, id, draft });
    }
    if ((await challengesOfSite(deps, site)).length > 0) continue;
    for (const draft of CHALLENGES) await createChallenge(deps, { site, draft, by: BY }, unrecorded);
  }
}

interface Announced {
  readonly siteId: string;
  /** Id of the tournament. */
  readonly id: string;
  readonly draft: TournamentDraft;
}

/** Announces a tournament in the lobby while it runs. */
async function storeBanner(
  db: Platform['db'],
  { siteId, id, draft: { from, until, texts } }: Announced,
): Promise<void> {
  await db
    .insertInto('game_banners')
    .values({
      site_id: siteId,
      kind: 'tournament',
      texts: JSON.stringify(texts),
      path: `tournaments/${id}`,
      game_id: null,
      from_at: new Date(from),
      until_at: new Date(until),
    })
    .execute();
}
