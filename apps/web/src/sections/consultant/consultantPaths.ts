import { usePaths } from '../../platform/links/usePaths.ts';

/** Addresses of the payment consultant. */
export function useConsultantPaths() {
  const { home } = usePaths();
  const create = `${home}/payment/create-request`;
  return {
    requests: `${home}/payment/requests`,
    request: (id: string) => `${home}/payment/requests?request=${id}`,
    create,
    topic: (id: string) => `${create}/${id}`,
    subTopic: (topic: string, id: string) => `${create}/${topic}/${id}`,
    transactions: (topic: string) => `${create}/${topic}/transactions`,
    transaction: (topic: string, id: string) => `${create}/${topic}/transactions/${id}`,
  };
}
