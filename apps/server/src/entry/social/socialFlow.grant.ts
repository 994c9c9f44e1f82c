import type { PendingGrant } from '../../accounts/index.ts';
import { endFlows } from './social.store.ts';

/**
 * Links of other companies' accounts that a player has begun, and tickets of sign-ins by a linked account. A sign-in
 * whose account the company hasn't named yet belongs to nobody.
 */
export const socialFlowGrant: PendingGrant = {
  name: 'social sign-in',
  columns: [
    'social_flows.state_hash',
    'social_flows.ticket_hash',
    'social_flows.nonce',
    'social_flows.verifier',
    'social_flows.browser_hash',
  ],
  end: endFlows,
};
