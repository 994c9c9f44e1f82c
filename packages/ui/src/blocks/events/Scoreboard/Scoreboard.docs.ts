import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { Scoreboard } from './Scoreboard.tsx';

/** Documentation for the page of `Scoreboard`. */
export const docs = {
  Scoreboard: {
    usage: "Use it at the top of a match's page; its heading names the match.",
    dos: ['Choose the parts of the sport: sets, innings, maps, kicks.', 'Announce the full score in words.'],
    donts: ["Don't count the clock down by yourself; the source reports it."],
    anatomy: [
      ['Competition', 'title', 'flag', 'titleLink', 'back'],
      ['Teams', 'teams', 'teamHrefs', 'crests', 'stars'],
      ['Score', 'score'],
      ['Live state', 'live', 'status'],
      ['Parts of the sport', 'parts', 'details'],
      ['Momentum', 'momentum'],
      ['A goal over all of it', 'moment'],
      ['Buttons', 'actions', 'actionsLabel'],
    ],
    keys: ['button', 'link', 'scroll'],
    related: ['ScoreSlim', 'GoalMoment', 'EventRow', 'LiveBadge'],
    aliases: ['score', 'match header', 'result', 'clock'],
  } satisfies ComponentDocs<typeof Scoreboard>,
};
