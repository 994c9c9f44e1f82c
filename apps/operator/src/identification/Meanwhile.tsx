import { Button, Notice } from '@touchline/ui';
import { t } from '../words/words.ts';

/** Somebody else was faster: says so, and leads to what was said. */
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
