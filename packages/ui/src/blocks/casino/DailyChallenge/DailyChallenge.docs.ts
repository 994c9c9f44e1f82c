import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { DailyChallenge } from './DailyChallenge.tsx';

/** Documentation for the page of `DailyChallenge`. */
export const docs = {
  DailyChallenge: {
    usage: 'Use it for a task of the day with its reward.',
    dos: ['Say the deadline in `note`.'],
    donts: ["Don't set tasks that need a certain loss or stake per hour."],
    anatomy: [
      ['Task', 'title'],
      ['Deadline', 'note'],
      ['Progress', 'progress'],
      ['Reward', 'reward'],
      ['Action', 'action'],
    ],
    keys: ['button', 'link'],
    related: ['WageringCard', 'TournamentCard'],
    aliases: ['quest', 'mission', 'reward'],
  } satisfies ComponentDocs<typeof DailyChallenge>,
};
