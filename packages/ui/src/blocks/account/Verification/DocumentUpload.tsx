import { Field } from '../../../primitives/Field/Field.tsx';
import { FileInput, type FileInputLabels } from '../../../primitives/FileInput/FileInput.tsx';
import type { FileItem } from '../../../primitives/FileInput/FileRow.tsx';
import { AccountForm, type AccountFormProps } from '../AccountForm/AccountForm.tsx';
import * as css from './Verification.css.ts';

export interface RequestedDocument {
  readonly id: string;
  /** Name of the document, for example “Passport, the page with your photo”. */
  readonly label: string;
  /** Requirements for the image. */
  readonly hint?: string | undefined;
  /** Error message of the document. */
  readonly error?: string | undefined;
  readonly files: readonly FileItem[];
  /** Whether several files can be selected. */
  readonly multiple?: boolean | undefined;
  /** Camera to use on phones: `user` is the front camera, `environment` the rear one. */
  readonly capture?: 'user' | 'environment' | undefined;
}

export interface DocumentUploadProps extends Omit<AccountFormProps, 'children'> {
  /** Requested documents. */
  documents: readonly RequestedDocument[];
  /** Labels of the file inputs. */
  fileLabels: FileInputLabels;
  /**
   * Accepted file types.
   * @default 'image/*,.pdf'
   */
  accept?: string | undefined;
  /** Called when the player selects files. */
  onFilesAdd?: ((document: string, files: readonly File[]) => void) | undefined;
  /** Called when the player removes a file. */
  onFileRemove?: ((document: string, file: string) => void) | undefined;
}

/** Upload of requested documents, each with its own file input and errors. Renders a `form`. */
export function DocumentUpload({
  documents,
  fileLabels,
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
              labels={fileLabels}
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
