import { useState } from 'react';
import type { RootProps } from '../../theme/rootProps.ts';
import { useFieldLinks } from '../Field/fieldContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import { FileRow, type FileItem } from './FileRow.tsx';
import * as css from './FileInput.css.ts';

export interface FileInputLabels {
  /** Label of the button, for example “Choose a file”. */
  readonly choose: string;
  /** Text after the button, for example “or drop it here”; shown only on devices with a mouse. */
  readonly drop: string;
  /** Accepted files, for example “JPG, PNG or PDF, up to 10 MB”. */
  readonly hint: string;
  /** Label of the remove button of a file, for example “Remove passport.jpg”. */
  readonly remove: (name: string) => string;
  /** Label of the progress bar of a file, for example “Sending passport.jpg”. */
  readonly sending: (name: string) => string;
}

export interface FileInputProps extends RootProps<HTMLInputElement> {
  /** Chosen files with their upload state. */
  files: readonly FileItem[];
  labels: FileInputLabels;
  /** Called when the player chooses or drops files. The parent checks size and type and sets `error` on the file. */
  onFilesAdd?: ((files: readonly File[]) => void) | undefined;
  /** Called when the player removes a file. */
  onFileRemove?: ((id: string) => void) | undefined;
  /** Accepted types, as in HTML's `accept`: `image/*,.pdf`. */
  accept?: string | undefined;
  /**
   * Whether several files can be chosen.
   * @default false
   */
  multiple?: boolean | undefined;
  /** Camera that is opened on phones: front (`user`) or rear (`environment`). */
  capture?: 'user' | 'environment' | undefined;
  /** Name of the control when the form is submitted. */
  name?: string | undefined;
  /**
   * Whether adding files is disabled.
   * @default false
   */
  disabled?: boolean | undefined;
}

/**
 * File picker with a drop area and the list of chosen files. Renders an `input` that covers the drop area; root props
 * are passed to the `input`. Takes its label from the surrounding `Field`; the drop area has `data-over` while a file
 * is dragged over it.
 */
export function FileInput({ files, labels, onFilesAdd, onFileRemove, ...rest }: FileInputProps) {
  const links = useFieldLinks();
  const [over, setOver] = useState(false);
  return (
    <div className={css.root}>
      <div
        data-over={over ? '' : undefined}
        className={css.place}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
      >
        {/* The input covers the whole area, so the browser itself handles a dropped file. */}
        <input
          {...(links.id === undefined ? { 'aria-label': labels.choose } : {})}
          {...links}
          {...rest}
          type="file"
          onChange={(event) => {
            const chosen = [...(event.target.files ?? [])];
            // Allows choosing the same file again after it was removed.
            event.target.value = '';
            if (chosen.length > 0) onFilesAdd?.(chosen);
          }}
          className={css.control}
        />
        <span className={css.icon}>
          <Icon name="upload" />
        </span>
        <span className={css.words}>
          <span className={css.choose}>{labels.choose}</span> <span className={css.drop}>{labels.drop}</span>
          <span className={css.hint}>{labels.hint}</span>
        </span>
      </div>
      {files.length > 0 && (
        <ul className={css.list}>
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              removeLabel={labels.remove(file.name)}
              sendingLabel={labels.sending(file.name)}
              onRemove={() => onFileRemove?.(file.id)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
