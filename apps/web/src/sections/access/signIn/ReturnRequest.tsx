import { AccountForm, Button } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { askToReturn } from '../../../features/session/entry/access.api.ts';
import { useEntryErrors } from '../useEntryErrors.ts';

export interface ReturnRequestProps {
  readonly token: string;
  readonly onBack: () => void;
}

/** Requests the return from a self-exclusion without a fixed end, and shows when the account opens. */
export default function ReturnRequest({ token, onBack }: ReturnRequestProps) {
  const { t } = useTranslation('access');
  const errorsOf = useEntryErrors();
  const format = useFormat();
  const [opensAt, setOpensAt] = useState<number>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const ask = async () => {
    setBusy(true);
    setError(undefined);
    try {
      setOpensAt((await askToReturn(token)).opensAt);
    } catch (thrown) {
      setError(errorsOf(thrown).form);
    } finally {
      setBusy(false);
    }
  };
  return (
    <AccountForm
      lead={t('return.lead')}
      submitLabel={t('return.ask')}
      saved={opensAt === undefined ? undefined : t('return.asked', { date: format.date(opensAt) })}
      error={error}
      busy={busy}
      disabled={opensAt !== undefined}
      secondary={
        <Button emphasis="plain" width="full" onClick={onBack}>
          {t('step.back')}
        </Button>
      }
      onSubmit={() => void ask()}
    >
      {null}
    </AccountForm>
  );
}
