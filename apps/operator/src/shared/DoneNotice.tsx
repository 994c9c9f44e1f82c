import { Link, Notice } from '@touchline/ui';
import { t } from '../messages/messages.ts';
import { to } from './route.ts';

/** Message of a change that is done, or that waits for another operator. */
export type Done = string | { readonly waits: string };

/** Announces that a change is done, or waits for another operator; renders nothing without a text. */
export function DoneNotice({ text }: { readonly text: Done | undefined }) {
  if (text === undefined) return null;
  return typeof text === 'string' ? (
    <Notice tone="success" announced>
      {text}
    </Notice>
  ) : (
    <Notice tone="warning" announced action={<Link href={to('approvals')}>{t('edit.toApprovals')}</Link>}>
      {text.waits}
    </Notice>
  );
}
