import type { Identification } from '@touchline/contract';
import { DocumentUpload } from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { submitIdentification } from '../../features/identification/identification.api.ts';
import { useDocuments } from './useDocuments.ts';
import { useErrorMessage } from '../../platform/api/useErrorMessage.ts';
import { identificationErrors } from './identificationErrors.ts';

const kinds = ['additional'] as const;

/** Upload of the one additional document that an operator requested. */
export function AdditionalDocument({ known }: { readonly known: Identification }) {
  const { t } = useTranslation('identification');
  const errorMessage = useErrorMessage('identification', identificationErrors);
  const [isChecked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const { isSending, ...documents } = useDocuments(known, kinds, isChecked ? kinds : []);
  const submit = async () => {
    setChecked(true);
    setError(undefined);
    if (!known.documents.some(({ kind }) => kind === 'additional')) return;
    setBusy(true);
    try {
      await submitIdentification(undefined);
    } catch (cause) {
      setError(errorMessage(cause));
      setBusy(false);
    }
  };
  return (
    <DocumentUpload
      {...documents}
      submitLabel={t('send')}
      busy={busy}
      disabled={isSending}
      error={error}
      onSubmit={() => void submit()}
    />
  );
}
