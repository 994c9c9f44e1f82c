import { useMessages } from '../../theme/UiProvider.tsx';
import * as css from './Frame.css.ts';

/** The first stop of the keyboard: jumps over header and menus to the `main` of the page. Renders an `a`. */
export function SkipLink() {
  const messages = useMessages();
  return (
    <a href="#content" className={css.skip}>
      {messages.skipToContent}
    </a>
  );
}
