import type { DocumentKind, Identification } from '@touchline/contract';
import {
  AccountForm,
  Button,
  DocumentUpload,
  FormFields,
  Stack,
  Stepper,
  type StepState,
} from '@touchline/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { submitIdentification } from '../../features/identification/identification.api.ts';
import { ApiError } from '../../platform/api/apiError.ts';
import { useValidForm, type FormErrors } from '../../platform/forms/useValidForm.ts';
import { focusOn } from '../../platform/page/focusOn.ts';
import {
  identityOf,
  documentFieldIds,
  documentSchema,
  documentValuesOf,
  type DocumentValues,
} from '../../widgets/personal/documents.ts';
import { today, useDocumentFields } from '../../widgets/personal/useDocumentFields.ts';
import { useDocuments } from './useDocuments.ts';
import { useErrorMessage } from '../../platform/api/useErrorMessage.ts';
import { identificationErrors } from './identificationErrors.ts';

/** Form with two steps, data and files: each step is validated on its own, and going back preserves the input. */
export function IdentificationForm({ known }: { readonly known: Identification }) {
  const { t } = useTranslation(['identification', 'personal']);
  const errorMessage = useErrorMessage('identification', identificationErrors);
  const fieldOf = useDocumentFields(known.documentTypes);
  const [step, setStep] = useState<'data' | 'documents'>('data');
  const [missing, setMissing] = useState<readonly DocumentKind[]>([]);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [refused, setRefused] = useState<FormErrors<DocumentValues>>({});
  const schema = useMemo(
    () =>
      documentSchema(
        {
          missing: t('personal:wrong.missing'),
          issuedWrong: t('personal:wrong.issued'),
          over: t('personal:wrong.over'),
        },
        today(),
      ),
    [t],
  );
  const form = useValidForm<DocumentValues>({
    schema,
    start: documentValuesOf(known.data),
    send: () => Promise.resolve(setStep('documents')),
    explain: () => ({}),
  });
  const sides = sidesOf(known, form.values);
  const { isSending, ...documents } = useDocuments(known, sides, missing);
  const container = useRef<HTMLDivElement>(null);
  const wasStep = useRef(step);
  useEffect(() => {
    if (wasStep.current === step) return;
    wasStep.current = step;
    // The pressed button is gone, and the focus with it.
    focusOn(container.current);
    container.current?.scrollIntoView({ block: 'start' });
  }, [step]);

  async function submit(): Promise<void> {
    const lacking = sides.filter((kind) => !known.documents.some((file) => file.kind === kind));
    setMissing(lacking);
    setError(undefined);
    if (lacking.length > 0) return;
    setBusy(true);
    try {
      await submitIdentification(identityOf(form.values));
    } catch (cause) {
      const wrong = wrongFieldsOf(cause, t('identification:refused.field'));
      if (Object.keys(wrong).length > 0) setStep('data');
      setRefused(wrong);
      setError(errorMessage(cause));
      setBusy(false);
    }
  }

  const done: StepState = 'done';
  return (
    <Stack gap="lg" ref={container}>
      <Stepper
        label={t('identification:title')}
        stateLabels={{
          done: t('identification:step.done'),
          current: t('identification:step.current'),
          next: t('identification:step.next'),
          blocked: t('identification:step.blocked'),
        }}
        steps={[
          { id: 'data', label: t('identification:step.data'), state: step === 'data' ? 'current' : done },
          {
            id: 'documents',
            label: t('identification:step.documents'),
            state: step === 'data' ? 'next' : 'current',
          },
          { id: 'review', label: t('identification:step.review'), state: 'next' },
        ]}
      />
      {step === 'data' ? (
        <AccountForm id={form.id} submitLabel={t('identification:next')} error={error} onSubmit={form.submit}>
          <FormFields
            fields={documentFieldIds.map((id) => fieldOf(id, form.values, { ...refused, ...form.errors }))}
            onValueChange={(id, value) => {
              setRefused((now) => ({ ...now, [id]: undefined }));
              setError(undefined);
              form.change({ ...form.values, [id]: value });
            }}
          />
        </AccountForm>
      ) : (
        <DocumentUpload
          {...documents}
          lead={t('identification:documentsLead')}
          submitLabel={t('identification:send')}
          busy={busy}
          disabled={isSending}
          error={error}
          secondary={
            <Button emphasis="plain" onClick={() => setStep('data')}>
              {t('identification:back')}
            </Button>
          }
          onSubmit={() => void submit()}
        />
      )}
    </Stack>
  );
}

/** Returns the required sides of the selected document. */
function sidesOf(
  { documentTypes }: Identification,
  { document_type_id: type }: DocumentValues,
): readonly DocumentKind[] {
  return documentTypes.find(({ id }) => String(id) === type)?.sides ?? ['front'];
}

/** Returns the fields named by the server's error, with or without their part of the request. */
function wrongFieldsOf(error: unknown, message: string): FormErrors<DocumentValues> {
  if (!(error instanceof ApiError)) return {};
  const named = (error.fields ?? []).map(({ path }) => path.replace(/^\/(?:data\/)?/, ''));
  return Object.fromEntries(documentFieldIds.filter((id) => named.includes(id)).map((id) => [id, message]));
}
