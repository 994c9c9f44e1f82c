import { Button, Inline } from '@touchline/ui';
import { t } from '../messages/messages.ts';

interface SaveRowProps {
  readonly isBusy: boolean;
  /** True if the form differs from the saved values. */
  readonly isUnsaved: boolean;
  onDiscard(): void;
}

/** Buttons of a form: saves it, or restores the saved values. */
export function SaveRow({ isBusy, isUnsaved, onDiscard }: SaveRowProps) {
  return (
    <Inline wrap="wrap">
      <Button type="submit" tone="strong" busy={isBusy} disabled={!isUnsaved}>
        {t('edit.save')}
      </Button>
      <Button onClick={onDiscard} disabled={!isUnsaved}>
        {t('edit.discard')}
      </Button>
    </Inline>
  );
}
