import { Field } from '../../../primitives/Field/Field.tsx';
import { FileInput, type FileInputWords } from '../../../primitives/FileInput/FileInput.tsx';
import type { FileItem } from '../../../primitives/FileInput/FileRow.tsx';
import { AccountForm, type AccountFormProps } from '../AccountForm/AccountForm.tsx';
import * as css from './Verification.css.ts';

export interface RequestedDocument {
  readonly id: string;
  /** "Passport, the page with your photo". */
  readonly label: string;
  /** What must be seen on it. */
  readonly hint?: string | undefined;
  /** What is wrong, and what to do. */
  readonly error?: string | undefined;
  readonly files: readonly FileItem[];
  /** Several files may be chosen. */
  readonly multiple?: boolean | undefined;
  /** On phones: the camera that looks at the player, or away. */
  readonly capture?: 'user' | 'environment' | undefined;
}

export interface DocumentUploadProps extends Omit<AccountFormProps, 'children'> {
  /** Documents that were asked for. */
  documents: readonly RequestedDocument[];
  /** Words of every place for files. */
  fileWords: FileInputWords;
  /** Kinds of files. @default 'image/*,.pdf' */
  accept?: string | undefined;
  /** The player chose files. */
  onFilesAdd?: ((document: string, files: readonly File[]) => void) | undefined;
  /** The player took a file away. */
  onFileRemove?: ((document: string, file: string) => void) | undefined;
}

/** Documents to send, each with its own place and its own errors. Renders a `form`. */
export function DocumentUpload({
  documents,
  fileWords,
  accept = 'image/*,.pdf',
  onFilesAdd,
  onFileRemove,
  ...form
}: DocumentUploadProps) {
  return (
    <AccountForm {...form}>
      <div className={css.documents}>
        {documents.map(({ id, label, hint, error, files, multiple, capture }) => (
          <Field key={id} data-field={id} label={label} hint={hint} error={error} required>
            <FileInput
              files={files}
              words={fileWords}
              accept={accept}
              multiple={multiple}
              capture={capture}
              onFilesAdd={(chosen) => onFilesAdd?.(id, chosen)}
              onFileRemove={(file) => onFileRemove?.(id, file)}
            />
          </Field>
        ))}
      </div>
    </AccountForm>
  );
}
