import { CaseScreen } from './CaseScreen.tsx';
import { requestStates } from './documentTypes.ts';
import { RequestsScreen } from './RequestsScreen.tsx';

/**
 * Identification requests: a list by state, or one request.
 * @param place a state or the id of a request
 */
export function IdentificationScreen({ place }: { readonly place: string | undefined }) {
  const state = requestStates.find((one) => one === (place ?? 'pending'));
  if (state !== undefined) return <RequestsScreen key={state} state={state} />;
  return <CaseScreen key={place} id={place ?? ''} />;
}
