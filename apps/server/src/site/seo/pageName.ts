import type { MatchRecord } from '@touchline/feed';
import type { Messages } from '../../delivery/index.ts';
import { championshipPath, gamePath, matchName, matchPath, sectionOf, sportKey } from './addresses.ts';
import type { PageQuestion } from './pageQuestion.ts';
import { segmentsOf } from '@touchline/contract/pages';
import type { PageKind, Section } from './pageKind.ts';
import type { Crumb } from './structuredData.ts';

/** Name and breadcrumbs of a page, from the line and the dictionary. */
export interface Named {
  /** Path after the language. */
  readonly path: string;
  readonly key: string;
  readonly values: Readonly<Record<string, string>>;
  readonly isPublic: boolean;
  /** From the section on; home precedes them. */
  readonly crumbs: readonly Crumb[];
  readonly match?: MatchRecord;
}

type NameQuestion = Pick<PageQuestion, 'path' | 'messages' | 'book' | 'lineNames' | 'casino'>;

function pathAsAsked(path: string): string {
  return segmentsOf(path).join('/');
}

function sportName(messages: Messages, key: string): string {
  return messages.findText(`sports.sport.${key}`) ?? key;
}

function sectionCrumb(messages: Messages, section: Section): Crumb {
  return { name: messages.text(`seo.crumb.${section}`), path: section };
}

function matchNamed(question: NameQuestion, match: MatchRecord): Named {
  const { messages, lineNames } = question;
  const section = sectionOf(match, lineNames);
  const key = sportKey(match.sportId, lineNames);
  const sport = sportName(messages, key);
  const path = matchPath(match, lineNames);
  const date = new Intl.DateTimeFormat(messages.tag, {
    dateStyle: 'long',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  }).format(match.startsAt * 1000);
  return {
    path,
    key: 'match',
    values: { match: matchName(match), championship: match.competition, sport, date },
    isPublic: true,
    crumbs: [
      sectionCrumb(messages, section),
      { name: sport, path: `${section}/${key}` },
      { name: match.competition, path: championshipPath(section, match, lineNames) },
      { name: matchName(match), path },
    ],
    match,
  };
}

function championshipNamed(
  question: NameQuestion,
  id: number,
  section: Section | undefined,
): Named | undefined {
  const { book, lineNames, messages, path } = question;
  const [first] = book.matches({ competitionId: id });
  if (!first) return undefined;
  const key = sportKey(first.sportId, lineNames);
  const sport = sportName(messages, key);
  const own = section === undefined ? pathAsAsked(path) : championshipPath(section, first, lineNames);
  const lineage = section ?? 'line';
  return {
    path: own,
    key: 'championship',
    values: { championship: first.competition, sport },
    isPublic: true,
    crumbs: [
      sectionCrumb(messages, lineage),
      { name: sport, path: `${lineage}/${key}` },
      { name: first.competition, path: own },
    ],
  };
}

function unknown(question: NameQuestion): Named {
  return { path: pathAsAsked(question.path), key: 'other', values: {}, isPublic: false, crumbs: [] };
}

/** Names a page of the casino's catalogue, which is below the lobby. */
function ofCasino(
  { messages }: NameQuestion,
  page: { readonly path: string; readonly key: string; readonly name: string; readonly provider?: string },
): Named {
  const { path, key, name, provider = '' } = page;
  return {
    path,
    key,
    values: { name, provider },
    isPublic: true,
    crumbs: [
      { name: messages.text('seo.crumb.casino'), path: 'casino-lobby' },
      { name, path },
    ],
  };
}

/** Names a page by its address, and by the line or the catalogue if the address leads to something of theirs. */
export function namedOf(question: NameQuestion, place: PageKind): Named {
  const { book, messages, path } = question;
  const plain = { path: pathAsAsked(path), values: {}, isPublic: true };
  switch (place.kind) {
    case 'home':
      return { ...plain, key: 'home', crumbs: [] };
    case 'section':
      return { ...plain, key: place.section, crumbs: [sectionCrumb(messages, place.section)] };
    case 'sport': {
      const sport = sportName(messages, place.sport);
      return {
        ...plain,
        key: `${place.section}Sport`,
        values: { sport },
        crumbs: [
          sectionCrumb(messages, place.section),
          { name: sport, path: `${place.section}/${place.sport}` },
        ],
      };
    }
    case 'championship':
    case 'championshipOf':
      return (
        championshipNamed(
          question,
          place.championshipId,
          place.kind === 'championship' ? place.section : undefined,
        ) ?? unknown(question)
      );
    case 'match':
    case 'matchOf': {
      const match = book.match(place.matchId);
      return match ? matchNamed(question, match) : unknown(question);
    }
    case 'game': {
      const game = question.casino.games.get(place.gameId);
      if (!game) return unknown(question);
      const path = gamePath(place.gameId, game);
      return ofCasino(question, { path, key: 'game', name: game.name, provider: game.provider });
    }
    case 'provider': {
      const name = question.casino.providers.get(place.slug);
      return name === undefined
        ? unknown(question)
        : ofCasino(question, { path: plain.path, key: 'provider', name });
    }
    case 'category': {
      const name = question.casino.categories.get(place.path);
      return name === undefined
        ? unknown(question)
        : ofCasino(question, { path: plain.path, key: 'gameCategory', name });
    }
    case 'page':
      return { ...plain, key: `page.${place.page}`, crumbs: [] };
    default:
      return unknown(question);
  }
}
