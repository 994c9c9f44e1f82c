import type { RouteMeta, RouteRow } from './row.ts';
import { unavailableRows } from './unavailable.ts';

const consultant = {
  section: 'consultant',
  layout: 'main',
  who: 'player',
  needs: 'consultant',
  namespaces: ['titles', 'betting', 'markets', 'sports'],
} satisfies RouteMeta;

/** Return pages for payment systems. */
const result = {
  section: 'payments',
  layout: 'main',
  who: 'anyone',
  namespaces: ['titles', 'betting', 'markets', 'sports'],
  hides: ['quickCoupon'],
} satisfies RouteMeta;

export const paymentsRoutes: readonly RouteRow[] = [
  ...unavailableRows(consultant, {
    'payment/requests': 'consultantRequests',
    'payment/create-request': 'consultantCreate',
    'payment/create-request/:topicId': 'consultantCreate',
    'payment/create-request/:topicId/transactions': 'consultantTransactions',
    'payment/create-request/:topicId/transactions/:transactionId': 'consultantTransactions',
    'payment/create-request/:topicId/:subTopicId': 'consultantCreate',
  }),
  ...unavailableRows(result, {
    'onpay/success': 'paySuccess',
    'onpay/fail': 'payFail',
    'onpay/pending': 'payPending',
    'onpay/cancel': 'payCancel',
    'onpay/withdraw/success': 'withdrawSuccess',
    'onpay/withdraw/fail': 'withdrawFail',
    'onpay/withdraw/pending': 'withdrawPending',
    'onpay/withdraw/cancel': 'withdrawCancel',
  }),
];
