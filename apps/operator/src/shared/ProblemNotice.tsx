import { Notice } from '@touchline/ui';
import type { CallError } from '../api/api.ts';
import { problemText } from './problemText.ts';

/** Announces why a call was refused; renders nothing without a problem. */
export function ProblemNotice({ problem }: { readonly problem: CallError | undefined }) {
  if (problem === undefined) return null;
  return (
    <Notice tone="danger" announced>
      {problemText(problem)}
    </Notice>
  );
}
