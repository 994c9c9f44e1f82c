import { Button, Notice } from '@touchline/ui';
import { t } from '../words/words.ts';

/** Notice that another operator has answered the request meanwhile, with a button that loads that answer. */
export function Meanwhile({ again }: { readonly again: () => void }) {
  return (
    <Notice
      tone="warning"
      announced
      action={
        <Button size="sm" onClick={again}>
          {t('identification.load')}
        </Button>
      }
    >
      {t('identification.meanwhile')}
    </Notice>
  );
}
