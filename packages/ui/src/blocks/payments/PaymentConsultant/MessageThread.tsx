import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './MessageThread.css.ts';

export interface ThreadMessage {
  readonly id: string;
  /** Whether the player wrote it. */
  readonly own: boolean;
  /** Author, for example “You” or “Support”. */
  readonly author: string;
  /** Time, for example “Today, 17:40”. */
  readonly time: string;
  /** Plain text; its line breaks are kept. */
  readonly text: string;
  /** Files sent with it. */
  readonly files?: readonly { readonly id: string; readonly name: string }[] | undefined;
}

export interface MessageThreadProps extends RootProps<HTMLOListElement> {
  /** Messages, oldest first. */
  messages: readonly ThreadMessage[];
}

/** Messages of a request in order of time, the player's own set apart. Renders an `ol`. */
export function MessageThread({ messages, ...rest }: MessageThreadProps) {
  return (
    <ol {...rest} className={css.root}>
      {messages.map(({ id, own, author, time, text, files = [] }) => (
        <li key={id} className={css.message} data-own={own ? '' : undefined}>
          <div className={css.head}>
            <span className={css.author}>{author}</span>
            <span className={css.time}>{time}</span>
          </div>
          <p className={css.words} dir="auto">
            {text}
          </p>
          {files.length > 0 && (
            <ul className={css.files}>
              {files.map(({ id: fileId, name }) => (
                <li key={fileId} className={css.file}>
                  <Icon name="receipt" size="sm" />
                  <bdi>{name}</bdi>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}
