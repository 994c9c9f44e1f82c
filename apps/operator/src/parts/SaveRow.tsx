import { Button, Inline } from '@touchline/ui';
import { t } from '../words/words.ts';

interface SaveRowProps {
  readonly isBusy: boolean;
  /** Whether the form differs from what is kept. */
  readonly isUnsaved: boolean;
  /** Whether all that saving takes is there. @default true */
  readonly isWhole?: boolean;
  onDiscard(): void;
}

/** The end of a form: saves it, or goes back to what is kept. */
export function SaveRow({ isBusy, isUnsaved, isWhole = true, onDiscard }: SaveRowProps) {
  return (
    <Inline wrap="wrap">
      <Button type="submit" tone="strong" busy={isBusy} disabled={!isUnsaved || !isWhole}>
        {t('edit.save')}
      </Button>
      <Button onClick={onDiscard} disabled={!isUnsaved}>
        {t('edit.discard')}
      </Button>
    </Inline>
  );
}
