/** Functions by which published results and cancellations close their markets, in their own transactions. */
export { endClosureOf, insertClosure, lockSubject } from './marketClosures.store.ts';
