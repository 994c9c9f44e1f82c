import { Button, Notice } from '@touchline/ui';
import { t } from '../messages/messages.ts';

/** Notice that another operator has answered the request meanwhile, with a button that loads that answer. */
export function AnsweredMeanwhileNotice({ reload }: { readonly reload: () => void }) {
  return (
    <Notice
      tone="warning"
      announced
      action={
        <Button size="sm" onClick={reload}>
          {t('identification.load')}
        </Button>
      }
    >
      {t('identification.meanwhile')}
    </Notice>
  );
}
