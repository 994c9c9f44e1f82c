import type { PageTitle, RouteMeta, RouteRow, ScreenRow } from './row.ts';
import { idOfPath } from './unavailable.ts';

const consultant = {
  section: 'consultant',
  layout: 'main',
  who: 'player',
  needs: 'consultant',
  hides: ['quickCoupon'],
  namespaces: ['titles', 'betting', 'markets', 'sports', 'account', 'payments', 'consultant'],
} satisfies RouteMeta;

const createScreen = () => import('../../sections/consultant/CreateScreen.tsx');

/** Pages of the payment consultant that one screen shows. */
function consultantRows(
  pages: Readonly<Record<string, PageTitle>>,
  load: ScreenRow['load'],
): readonly ScreenRow[] {
  return Object.entries(pages).map(([path, title]) => ({
    id: idOfPath(path),
    path,
    meta: { ...consultant, title },
    load,
  }));
}

/** Return pages for payment systems. */
const result = {
  section: 'payments',
  layout: 'main',
  who: 'anyone',
  namespaces: ['titles', 'betting', 'markets', 'sports', 'payments'],
  hides: ['quickCoupon'],
  showsDevice: true,
} satisfies RouteMeta;

/** Result pages, which all show what the server says about the payment. */
function results(pages: Readonly<Record<string, PageTitle>>): readonly ScreenRow[] {
  return Object.entries(pages).map(([path, title]) => ({
    id: idOfPath(path),
    path,
    meta: { ...result, title },
    load: () => import('../../sections/payments/result/ResultScreen.tsx'),
  }));
}

export const paymentsRoutes: readonly RouteRow[] = [
  ...consultantRows(
    { 'payment/requests': 'consultantRequests' },
    () => import('../../sections/consultant/RequestsScreen.tsx'),
  ),
  ...consultantRows(
    {
      'payment/create-request': 'consultantCreate',
      'payment/create-request/:topicId': 'consultantCreate',
    },
    createScreen,
  ),
  // Before the sub-topics: the name of this page wins over a sub-topic of the same name.
  ...consultantRows(
    {
      'payment/create-request/:topicId/transactions': 'consultantTransactions',
      'payment/create-request/:topicId/transactions/:transactionId': 'consultantTransactions',
    },
    () => import('../../sections/consultant/TransactionsScreen.tsx'),
  ),
  ...consultantRows({ 'payment/create-request/:topicId/:subTopicId': 'consultantCreate' }, createScreen),
  ...results({
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
