import { CaseScreen } from './CaseScreen.tsx';
import { RequestsScreen } from './RequestsScreen.tsx';

/**
 * Identification requests: the list, or one of them.
 * @param place id of a request; undefined for the list
 */
export function IdentificationScreen({ place }: { readonly place: string | undefined }) {
  return place === undefined ? <RequestsScreen /> : <CaseScreen key={place} id={place} />;
}
