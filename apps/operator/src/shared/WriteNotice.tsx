import { Notice } from '@touchline/ui';
import type { CallError } from '../api/callError.ts';
import { t } from '../messages/messages.ts';
import { problemText } from './problemText.ts';

/**
 * Announces why a change was refused; renders nothing without a problem. A change that somebody else has overtaken is a
 * warning: the page shows the new state by then.
 */
export function WriteNotice({ problem }: { readonly problem: CallError | undefined }) {
  if (problem === undefined) return null;
  return problem.isOutdated ? (
    <Notice tone="warning" announced>
      {problemText(problem)} {t('decision.outdated')}
    </Notice>
  ) : (
    <Notice tone="danger" announced>
      {problemText(problem)}
    </Notice>
  );
}
