import {
  FEWEST_MESSAGE_CHARACTERS,
  MOST_MESSAGE_CHARACTERS,
  MOST_MESSAGE_FILE_BYTES,
  MOST_MESSAGE_FILES,
} from '@touchline/contract/consultant';
import type { FormField, RequestFormProps } from '@touchline/ui';
import { randomId } from '@touchline/contract/randomId';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { removeConsultantFile, uploadConsultantFile } from '../../features/consultant/consultant.api.ts';
import { ApiError } from '../../platform/api/apiError.ts';
import { useErrorMessage } from '../../platform/api/useErrorMessage.ts';

const errorKeys = {
  TOO_MANY: 'errors.tooMany',
  REQUEST_EXISTS: 'errors.exists',
  REQUEST_CLOSED: 'errors.closed',
  PAYMENT_NOT_FOUND: 'errors.payment',
  TOO_MANY_FILES: 'errors.files',
  FILE_TYPE: 'errors.fileType',
  413: 'errors.fileSize',
} as const;

/** A chosen file; `sentId` is set once it is uploaded. */
interface ChosenFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly sentId?: string;
  readonly error?: string;
}

export interface Message {
  readonly field: FormField;
  readonly receipt: NonNullable<RequestFormProps['receipt']>;
  readonly failure: string | undefined;
  readonly isBusy: boolean;
  setText(text: string): void;
  submit(): Promise<void>;
}

type Send = (body: { readonly text: string; readonly fileIds: string[] }, key: string) => Promise<void>;

const MEGABYTE = 1_048_576;

/**
 * A message that is being written, with its files. It is empty again once it is sent.
 * @param send sends it; called once per intent and key
 */
export function useMessage(send: Send): Message {
  const { t } = useTranslation('consultant');
  const errorMessage = useErrorMessage('consultant', errorKeys);
  const [text, changeText] = useState('');
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const intent = useRef<string>(undefined);
  const isSending = files.some(({ sentId, error }) => sentId === undefined && error === undefined);
  const isShort = text.trim().length < FEWEST_MESSAGE_CHARACTERS;
  const put = (changed: ChosenFile) =>
    setFiles((now) => now.map((file) => (file.id === changed.id ? changed : file)));

  async function add(file: File): Promise<void> {
    const row: ChosenFile = { id: randomId(), name: file.name, size: file.size };
    const isLarge = file.size > MOST_MESSAGE_FILE_BYTES;
    setFiles((now) => [...now, isLarge ? { ...row, error: t('errors.fileSize') } : row]);
    if (isLarge) return;
    try {
      const { id: sentId } = await uploadConsultantFile(file);
      put({ ...row, sentId });
    } catch (error) {
      put({ ...row, error: errorMessage(error) });
    }
  }

  return {
    failure,
    isBusy,
    field: {
      kind: 'longText',
      id: 'message',
      label: t('form.message'),
      hint: t('form.messageHint'),
      value: text,
      maxLength: MOST_MESSAGE_CHARACTERS,
      wide: true,
      required: true,
      ...(isTried && isShort ? { error: t('errors.short', { count: FEWEST_MESSAGE_CHARACTERS }) } : {}),
    },
    receipt: {
      label: t('form.files'),
      multiple: true,
      accept: 'image/jpeg,image/png,application/pdf,.jpg,.jpeg,.png,.pdf',
      disabled: files.length >= MOST_MESSAGE_FILES,
      files: files.map(({ id, name, size, sentId, error }) => ({
        id,
        name,
        size: t('form.megabytes', { size: Math.max(0.1, size / MEGABYTE).toFixed(1) }),
        ...(error === undefined ? {} : { error }),
        ...(sentId === undefined ? {} : { done: t('form.ready') }),
        ...(sentId === undefined && error === undefined ? { progress: 'unknown' as const, fixed: true } : {}),
      })),
      labels: {
        choose: t('form.choose'),
        drop: t('form.drop'),
        hint: t('form.fileHint'),
        remove: (name) => t('form.remove', { name }),
        sending: (name) => t('form.sending', { name }),
      },
      onFilesAdd: (chosen) => {
        intent.current = undefined;
        for (const file of chosen.slice(0, MOST_MESSAGE_FILES - files.length)) void add(file);
      },
      onFileRemove: (id) => {
        intent.current = undefined;
        const sentId = files.find((file) => file.id === id)?.sentId;
        setFiles((now) => now.filter((file) => file.id !== id));
        if (sentId !== undefined) void removeConsultantFile(sentId).catch(() => undefined);
      },
    },
    setText(typed) {
      intent.current = undefined;
      changeText(typed);
    },
    async submit() {
      setTried(true);
      setFailure(undefined);
      if (isShort || isSending) return;
      intent.current ??= randomId();
      setBusy(true);
      try {
        const fileIds = files.flatMap(({ sentId }) => sentId ?? []);
        await send({ text: text.trim(), fileIds }, intent.current);
        intent.current = undefined;
        // Text and files added meanwhile belong to the next message.
        changeText((now) => (now === text ? '' : now));
        setFiles((now) => now.filter((file) => !files.includes(file)));
        setTried(false);
      } catch (error) {
        // A refused intent is over; after a lost answer the same key sends the same message.
        if (error instanceof ApiError && error.kind === 'refused') intent.current = undefined;
        setFailure(errorMessage(error));
      }
      setBusy(false);
    },
  };
}
