import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { VerificationCard } from './VerificationCard.tsx';

/** Documentation for the page of `VerificationCard`. */
export const docs = {
  VerificationCard: {
    usage: 'Use it for the state of the identity check and the next step.',
    dos: ['Say how long a review takes.', 'Give each refused document its reason.'],
    donts: ["Don't ask for documents that were accepted."],
    anatomy: [
      ['State', 'state', 'stateLabel'],
      ['Title', 'title'],
      ['Next step', 'detail'],
      ['Steps', 'steps'],
      ['Reasons', 'reasons'],
      ['Uploads', 'children'],
      ['Action', 'action'],
    ],
    keys: ['button', 'link', 'file'],
    related: ['FileInput', 'Stepper', 'DocumentView'],
    aliases: ['kyc', 'identity', 'id check', 'documents'],
  } satisfies ComponentDocs<typeof VerificationCard>,
};
