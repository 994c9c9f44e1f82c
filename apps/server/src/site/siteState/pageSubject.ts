import { pageAt, valuesOf, type PageValues } from '@touchline/contract/allPages';
import { segmentsOf, type FoundPage } from '@touchline/contract/pages';
import type { FastifyInstance } from 'fastify';
import { loadMessages } from '../../delivery/index.ts';
import type { LineNames } from '../seo/lineNames.ts';
import { idIn } from '../seo/pageKind.ts';

/** Question to one of the platform's own calls, or to the dictionary. */
type Question =
  /** `field` is the part of a list's answer that names the subject, as JSON; without it a call answers 404. */
  { readonly url: string; readonly field?: string } | { readonly message: string };

/**
 * Existence of a page's subject: `true` and `false` where its address alone decides, else questions of which one has to
 * know it.
 */
type Subject = boolean | readonly Question[];
type FindSubject = (values: PageValues, lineNames: Pick<LineNames, 'isSportKey'>) => Subject;

const matchOf = (segment: string | undefined): Subject => {
  const id = idIn(segment);
  return id !== undefined && [{ url: `/web-api/line/matches/${id}` }, { url: `/web-api/results/${id}` }];
};

/** A subject whose call has its id at the end of its path. */
const byId = (path: string, segment: string | undefined, query = ''): Subject => {
  const id = idIn(segment);
  return id !== undefined && [{ url: `${path}/${id}${query}` }];
};

const champOf = (segment: string | undefined): Subject => byId('/web-api/champs', segment);
const teamOf = (segment: string | undefined): Subject => byId('/web-api/teams', segment);

/** Reader of lists of the casino; which games there are depends on the device. */
const reader = (device: 'phone' | 'desktop'): string => `?device=${device}&lang=en`;
const devices = ['phone', 'desktop'] as const;

const fieldOf = (name: string, text: string): string => `"${name}":${JSON.stringify(text)}`;

/** A subject that one of the casino's lists names. */
const listed = (list: string, field: string): Subject =>
  devices.map((device) => ({ url: `/web-api/casino/${list}${reader(device)}`, field }));

const subcategoryOf = ({ subcategory, game = subcategory }: PageValues, first: string): Subject =>
  game === undefined || listed('categories', fieldOf('path', `${first}/${game}`));

const tournamentOf = ({ id = '' }: PageValues): Subject =>
  /^[\w-]+$/.test(id) &&
  devices.map((device) => ({ url: `/web-api/casino/tournaments/${id}${reader(device)}` }));

const sectionViews = (known: readonly string[], view: string | undefined): boolean =>
  view === undefined || known.includes(view);

/** Pages of e-sports that aren't about a discipline. */
const CYBER_PAGES = ['real', 'virtual', 'all', 'search-events'];
const CYBER_SECTIONS = ['live', 'line', 'results', 'champs'];
const DISCIPLINE = /^[a-z][a-z0-9-]{0,39}$/;

function cyberOf({ a = '', b, c, d }: PageValues): Subject {
  if (CYBER_PAGES.includes(a)) return b === undefined;
  if (c !== undefined) return ['live', 'line'].includes(c) && d !== undefined && matchOf(d);
  if (b !== undefined && !CYBER_SECTIONS.includes(b)) return champOf(b);
  if (!DISCIPLINE.test(a)) return false;
  // A discipline without open matches is known by its name.
  return [
    { url: '/web-api/cyber/disciplines', field: fieldOf('key', a) },
    { message: `cyber.discipline.${a}` },
  ];
}

const views = {
  champ: ['home', 'game', 'final', 'results', 'favorites'],
  team: ['home', 'results'],
};

/** Subjects of pages by the pattern of their address; the others have none, or say themselves what they don't find. */
const subjects: ReadonlyMap<string, FindSubject> = new Map(
  Object.entries<FindSubject>({
    'champs/:sportName?': ({ sportName }, lineNames) =>
      sportName === undefined || lineNames.isSportKey(sportName),
    'champ/:champ/:view?': ({ champ, view }) => sectionViews(views.champ, view) && champOf(champ),
    'champ/:champ/event/:event': ({ event }) => matchOf(event),
    'team/:team/:view?': ({ team, view }) => sectionViews(views.team, view) && teamOf(team),
    'team/:team/game/:event': ({ event }) => matchOf(event),
    'cricket/champ/:champ': ({ champ }) => champOf(champ),
    'cricket/game/:game': ({ game }) => matchOf(game),
    'cricket/player-info/:id': ({ id }) => byId('/web-api/cricket/players', id),
    'cricket/team/:team': ({ team }) => byId('/web-api/cricket/teams', team),
    'cyber/:a/:b/:c/:d': cyberOf,
    'cyber/:a/:b?/:c?': cyberOf,
    'slots/:subcategory?': (values) => subcategoryOf(values, 'slots'),
    'casino/:subcategory?': (values) => subcategoryOf(values, 'casino'),
    'keno/:subcategory?': (values) => subcategoryOf(values, 'keno'),
    'poker/:game?': (values) => subcategoryOf(values, 'poker'),
    'providers/:provider': ({ provider = '' }) => listed('providers', fieldOf('slug', provider)),
    'tournaments/:id': tournamentOf,
    'tournaments/:id/results': tournamentOf,
    'game/:gameId/:gameName': ({ gameId }) => {
      const id = idIn(gameId);
      return (
        id !== undefined && devices.map((device) => ({ url: `/web-api/casino/games/${id}${reader(device)}` }))
      );
    },
  }),
);

function subjectOf(page: FoundPage, lineNames: Pick<LineNames, 'isSportKey'>): Subject {
  const { champ, game, ...values } = valuesOf(page);
  // Sports and forms of ids are checked with the address.
  if (page.feature !== 'live' && page.feature !== 'line')
    return subjects.get(page.pattern)?.({ ...values, champ, game }, lineNames) ?? true;
  if (game !== undefined) return matchOf(game);
  return champ === undefined || champOf(champ);
}

interface SubjectDeps {
  readonly app: Pick<FastifyInstance, 'inject'>;
  /** Host of the site. */
  readonly host: string;
  readonly lineNames: Pick<LineNames, 'isSportKey'>;
}

/** Patterns of pages whose subject is checked. */
export const checkedPatterns: ReadonlySet<string> = new Set(subjects.keys());

/**
 * Returns whether the subject of a page exists: the match, the championship, the team, the game. Pages without one
 * have it. A question that can't be answered counts as answered: the page itself says what failed.
 * @param path of the page, with its language or without
 */
export async function hasSubject({ app, host, lineNames }: SubjectDeps, path: string): Promise<boolean> {
  const page = pageAt(segmentsOf(path));
  const subject = page === undefined || subjectOf(page, lineNames);
  if (typeof subject === 'boolean') return subject;
  for (const question of subject) {
    if ('message' in question) {
      if ((await loadMessages('en'))?.findText(question.message) !== undefined) return true;
      continue;
    }
    const { statusCode, body } = await app.inject({ url: question.url, headers: { host } });
    const isUnknown = statusCode === 404 || statusCode === 400;
    if (!isUnknown && (statusCode >= 300 || question.field === undefined || body.includes(question.field)))
      return true;
  }
  return false;
}
