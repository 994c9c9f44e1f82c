import { bettingCalls } from './betting.ts';
import { bonusCalls } from './bonuses.ts';
import { casinoCalls } from './casino.ts';
import { clockCalls } from './clocks.ts';
import { clubCalls } from './clubs.ts';
import { consultantCalls } from './consultant.ts';
import { dashboardCalls } from './dashboard.ts';
import { deskCalls } from './desk.ts';
import { identificationCalls } from './identification.ts';
import { messageCalls } from './messages.ts';
import { moneyCalls } from './money.ts';
import { paymentCalls } from './payments.ts';
import { playerPageCalls } from './playerPage.ts';
import { playerCalls } from './players.ts';
import { reconciliationCalls } from './reconciliation.ts';
import { rewardCalls } from './rewards.ts';
import { siteCalls } from './sites.ts';
import { staffCalls } from './staff.ts';
import { staffSignInCalls } from './staffSignIn.ts';
import { withdrawalCalls } from './withdrawals.ts';

/**
 * All calls of operators, by id. A new call is added to its area's list, which adds it to the OpenAPI document, to the
 * table in `docs/operators.md`, and to the tests of all calls.
 */
export const operatorCalls = {
  ...bettingCalls,
  ...bonusCalls,
  ...casinoCalls,
  ...clockCalls,
  ...clubCalls,
  ...consultantCalls,
  ...dashboardCalls,
  ...deskCalls,
  ...identificationCalls,
  ...messageCalls,
  ...moneyCalls,
  ...paymentCalls,
  ...playerCalls,
  ...playerPageCalls,
  ...reconciliationCalls,
  ...rewardCalls,
  ...siteCalls,
  ...staffCalls,
  ...staffSignInCalls,
  ...withdrawalCalls,
};

export type OperatorCalls = typeof operatorCalls;
export type OperatorCallId = keyof OperatorCalls;
