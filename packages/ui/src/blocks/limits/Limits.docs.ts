import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { HelpLines } from './HelpLines/HelpLines.tsx';
import type { SessionLimit } from './SessionLimit/SessionLimit.tsx';
import type { SessionTime } from './SessionTime/SessionTime.tsx';
import type { TakeABreak } from './TakeABreak/TakeABreak.tsx';

/** Documentation for the page of `TakeABreak`, `HelpLines`, `SessionLimit` and `SessionTime`. */
export const docs = {
  TakeABreak: {
    usage: 'Use it for a break of hours or days that starts with one press.',
    dos: ["Say what isn't possible meanwhile, and that withdrawing is."],
    donts: ["Don't make a break longer to start than a bet."],
    anatomy: [
      ['Title', 'title'],
      ['Consequences', 'detail'],
      ['Lengths', 'options'],
      ['Current break', 'current'],
    ],
    keys: ['button'],
    related: ['SelfExclusion', 'SafetyBar'],
    aliases: ['time-out', 'cool-off', 'pause', 'responsible gambling'],
  } satisfies ComponentDocs<typeof TakeABreak>,
  HelpLines: {
    usage: 'Use it wherever limits are set, for help with problem gambling.',
    dos: ["List services of the player's country first."],
    donts: ["Don't hide it behind an account."],
    anatomy: [['Services with contact', 'lines']],
    keys: ['link'],
    related: ['SelfExclusion', 'Footer'],
    aliases: ['helpline', 'support', 'problem gambling'],
  } satisfies ComponentDocs<typeof HelpLines>,
  SessionLimit: {
    usage: 'Use it when the daily time that a player set is almost used up, and when it is.',
    dos: ['Say when play is possible again.'],
    donts: ["Don't end a session before a running bet was confirmed."],
    anatomy: [
      ['Title', 'title'],
      ['Consequence', 'detail'],
      ['Action', 'action'],
    ],
    keys: [],
    otherControls: 'given',
    related: ['RealityCheck', 'SessionTime'],
    aliases: ['time limit', 'session timer'],
  } satisfies ComponentDocs<typeof SessionLimit>,
  SessionTime: {
    usage: 'Use it in header or bar for the time of day and since signing in.',
    dos: ["Update it once a minute; changes aren't announced."],
    donts: ["Don't hide it in play."],
    anatomy: [
      ['Clock', 'clock'],
      ['Session length', 'length'],
    ],
    keys: [],
    related: ['SafetyBar', 'AppHeader'],
    aliases: ['clock', 'timer', 'session'],
  } satisfies ComponentDocs<typeof SessionTime>,
};
