import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Progress } from '../Progress/Progress.tsx';
import * as css from './FileInput.css.ts';

export interface FileItem {
  readonly id: string;
  readonly name: string;
  /** File size, for example “2.4 MB”. */
  readonly size?: string | undefined;
  /** Uploaded share from 0 to 1, or `unknown`; leave out when no upload is running. */
  readonly progress?: number | 'unknown' | undefined;
  /** Label of a completed upload, for example “Received”, “Approved on 12 March”. */
  readonly done?: string | undefined;
  /** Error message: what is wrong and what to do. */
  readonly error?: string | undefined;
  /**
   * Whether the file can no longer be removed.
   * @default false
   */
  readonly fixed?: boolean | undefined;
}

export interface FileRowProps {
  file: FileItem;
  removeLabel: string;
  sendingLabel: string;
  onRemove: () => void;
}

/**
 * File of a `FileInput` with its upload state. Renders an `li`; `data-state` is `sending`, `done`, `failed` or
 * `chosen`.
 */
export function FileRow({ file, removeLabel, sendingLabel, onRemove }: FileRowProps) {
  const state = stateOf(file);
  const detail = file.error ?? file.done ?? file.size;
  return (
    <li data-state={state} className={css.row}>
      <span className={css.sign}>
        <Icon name={state === 'failed' ? 'error' : state === 'done' ? 'success' : 'file'} />
      </span>
      <div className={css.file}>
        <span className={css.name}>{file.name}</span>
        {state === 'sending' ? (
          <Progress
            label={sendingLabel}
            value={file.progress === 'unknown' ? undefined : file.progress}
            max={1}
          />
        ) : (
          <span role={state === 'failed' ? 'alert' : undefined} className={css.detail}>
            {detail}
          </span>
        )}
      </div>
      {!file.fixed && <IconButton icon="close" tone="muted" label={removeLabel} onClick={onRemove} />}
    </li>
  );
}

function stateOf({ error, done, progress }: FileItem) {
  if (error !== undefined) return 'failed';
  if (done !== undefined) return 'done';
  return progress === undefined ? 'chosen' : 'sending';
}
