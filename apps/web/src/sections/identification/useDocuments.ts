import type { DocumentKind, Identification } from '@touchline/contract';
import type { DocumentUploadProps } from '@touchline/ui';
import { randomId } from '@touchline/contract/randomId';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { removeDocument, uploadDocument } from '../../features/identification/identification.api.ts';
import { useErrorMessage } from '../../platform/api/useErrorMessage.ts';
import { identificationErrors } from './identificationErrors.ts';

/** A file that is being uploaded, or whose upload failed. */
interface LocalFile {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly name: string;
  readonly size: number;
  readonly error?: string;
}

export type Documents = Required<
  Pick<DocumentUploadProps, 'documents' | 'fileLabels' | 'accept' | 'onFilesAdd' | 'onFileRemove'>
> & {
  /** True if a file is being uploaded. */
  readonly isSending: boolean;
};

const ACCEPT = 'image/jpeg,image/png,image/webp,application/pdf,.jpg,.jpeg,.png,.webp,.pdf';
const MEGABYTE = 1_048_576;

/**
 * Manages document files: uploaded, uploading or rejected.
 * @param kinds documents to list
 * @param missing documents that were reported missing
 */
export function useDocuments(
  known: Identification,
  kinds: readonly DocumentKind[],
  missing: readonly DocumentKind[],
): Documents {
  const { t, i18n } = useTranslation('identification');
  const errorMessage = useErrorMessage('identification', identificationErrors);
  const [local, setLocal] = useState<readonly LocalFile[]>([]);
  const drop = (id: string) => setLocal((now) => now.filter((file) => file.id !== id));
  const megabytes = new Intl.NumberFormat(i18n.language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
    numberingSystem: 'latn',
  });
  const sizeOf = (bytes: number) => megabytes.format(Math.max(0.1, bytes / MEGABYTE));

  async function add(kind: DocumentKind, file: File): Promise<void> {
    const id = randomId();
    const row: LocalFile = { id, kind, name: file.name, size: file.size };
    const put = (changed: LocalFile) => setLocal((now) => [...now.filter((one) => one.id !== id), changed]);
    if (file.size > known.maxBytes) {
      return put({ ...row, error: t('refused.size', { most: sizeOf(known.maxBytes) }) });
    }
    put(row);
    try {
      await uploadDocument(kind, file);
      drop(id);
    } catch (error) {
      put({ ...row, error: errorMessage(error) });
    }
  }

  async function remove(kind: DocumentKind, id: string): Promise<void> {
    const file = known.documents.find((one) => one.id === id);
    if (!file) return drop(id);
    try {
      await removeDocument(id);
    } catch (error) {
      const { name, size } = file;
      setLocal((now) => [...now, { id: randomId(), kind, name, size, error: errorMessage(error) }]);
    }
  }

  return {
    isSending: local.some(({ error }) => error === undefined),
    accept: ACCEPT,
    fileLabels: {
      choose: t('file.choose'),
      drop: t('file.drop'),
      hint: t('file.hint', { most: sizeOf(known.maxBytes) }),
      remove: (name) => t('file.remove', { name }),
      sending: (name) => t('file.sending', { name }),
    },
    documents: kinds.map((kind) => ({
      id: kind,
      label: t(`document.${kind}`),
      hint: t(`documentHint.${kind}`),
      multiple: kind === 'additional',
      error:
        missing.includes(kind) && !known.documents.some((file) => file.kind === kind)
          ? t('refused.missing')
          : undefined,
      files: [
        ...known.documents
          .filter((file) => file.kind === kind)
          .map(({ id, name, size }) => ({ id, name, done: t('file.received', { size: sizeOf(size) }) })),
        ...local
          .filter((file) => file.kind === kind)
          .map(({ id, name, size, error }) => ({
            id,
            name,
            size: sizeOf(size),
            error,
            ...(error === undefined ? { progress: 'unknown' as const, fixed: true } : {}),
          })),
      ],
    })),
    onFilesAdd(kind, files) {
      const known = kinds.find((one) => one === kind);
      if (known) for (const file of files) void add(known, file);
    },
    onFileRemove(kind, id) {
      const known = kinds.find((one) => one === kind);
      if (known) void remove(known, id);
    },
  };
}
