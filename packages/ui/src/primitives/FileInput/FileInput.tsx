import { useState } from 'react';
import type { RootProps } from '../../theme/rootProps.ts';
import { useFieldLinks } from '../Field/fieldContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import { FileRow, type FileItem } from './FileRow.tsx';
import * as css from './FileInput.css.ts';

export interface FileInputWords {
  /** "Choose a file". */
  readonly choose: string;
  /** "or drop it here"; shown where there is a mouse. */
  readonly drop: string;
  /** What may be chosen: "JPG, PNG or PDF, up to 10 MB". */
  readonly hint: string;
  /** "Remove passport.jpg". */
  readonly remove: (name: string) => string;
  /** "Sending passport.jpg". */
  readonly sending: (name: string) => string;
}

export interface FileInputProps extends RootProps<HTMLInputElement> {
  /** The files so far, with how far each is. */
  files: readonly FileItem[];
  words: FileInputWords;
  /** The player chose or dropped files; who holds the list judges size and kind and says what is wrong in its row. */
  onFilesAdd?: ((files: readonly File[]) => void) | undefined;
  /** The player took a file away. */
  onFileRemove?: ((id: string) => void) | undefined;
  /** Kinds of files, as in the attribute of HTML: "image/*,.pdf". */
  accept?: string | undefined;
  /** More than one at once. @default false */
  multiple?: boolean | undefined;
  /** On phones the camera: the one that looks at the player, or away from him. */
  capture?: 'user' | 'environment' | undefined;
  /** Name in the form. */
  name?: string | undefined;
  /** No more can be added now. @default false */
  disabled?: boolean | undefined;
}

/**
 * Files to choose or to drop, and the list of them. Renders an `input` under a place to drop at; root props reach the
 * `input`. Takes its label from the `Field` around it; `data-over` on the place while something is held over it.
 */
export function FileInput({ files, words, onFilesAdd, onFileRemove, ...rest }: FileInputProps) {
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
        {/* The input lies over the whole place: a file dropped on it is chosen by the browser itself. */}
        <input
          {...(links.id === undefined ? { 'aria-label': words.choose } : {})}
          {...links}
          {...rest}
          type="file"
          onChange={(event) => {
            const chosen = [...(event.target.files ?? [])];
            // So that the same file can be chosen again after it was taken away.
            event.target.value = '';
            if (chosen.length > 0) onFilesAdd?.(chosen);
          }}
          className={css.control}
        />
        <span className={css.icon}>
          <Icon name="upload" />
        </span>
        <span className={css.words}>
          <span className={css.choose}>{words.choose}</span> <span className={css.drop}>{words.drop}</span>
          <span className={css.hint}>{words.hint}</span>
        </span>
      </div>
      {files.length > 0 && (
        <ul className={css.list}>
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              removeLabel={words.remove(file.name)}
              sendingLabel={words.sending(file.name)}
              onRemove={() => onFileRemove?.(file.id)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
