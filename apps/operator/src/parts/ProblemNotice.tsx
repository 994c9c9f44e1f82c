import { Notice } from '@touchline/ui';
import type { CallError } from '../api/api.ts';
import { problemText } from './problemText.ts';

/** Why a call was refused, said aloud; nothing while none was. */
export function ProblemNotice({ problem }: { readonly problem: CallError | undefined }) {
  if (problem === undefined) return null;
  return (
    <Notice tone="danger" announced>
      {problemText(problem)}
    </Notice>
  );
}
