import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { Stepper } from './Stepper.tsx';

/** Documentation for the page of `Stepper`. */
export const docs = {
  Stepper: {
    usage: 'Use it for a process of three to six steps whose order is fixed, such as an identity check.',
    dos: ["Give every state a word in `stateLabels`; colour alone doesn't say it."],
    donts: ["Don't use it for tabs that may be opened in any order."],
    anatomy: [
      ['Steps', 'steps'],
      ['State of a step', 'stateLabels'],
      ['Layout', 'layout'],
    ],
    keys: ['link'],
    related: ['Progress', 'VerificationCard'],
    aliases: ['wizard', 'steps', 'process', 'timeline'],
  } satisfies ComponentDocs<typeof Stepper>,
};
