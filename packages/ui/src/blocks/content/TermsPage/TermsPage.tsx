import { useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { reachableScroll } from '../../../primitives/Dialog/reachableScroll.ts';
import { Heading } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import type { RichNode } from '../RichText/nodes.ts';
import { RichText } from '../RichText/RichText.tsx';
import * as css from './TermsPage.css.ts';

export interface TermsWords {
  /** "The terms have changed". */
  readonly title: string;
  /** Since when, and what happens without an answer. */
  readonly detail: string;
  /** Title of the short list: "What is different". */
  readonly changes: string;
  /** Name of the whole text, for readers. */
  readonly whole: string;
  /** "I have read the terms and accept them". */
  readonly consent: string;
  /** Goes on to the site. */
  readonly accept: string;
  /** Leaves the account. */
  readonly signOut: string;
}

export interface TermsPageProps extends RootProps<HTMLDivElement> {
  words: TermsWords;
  /** What is different, each in one sentence. */
  changes: readonly string[];
  /** The whole text. */
  nodes: readonly RichNode[];
  /** The answer is on its way. @default false */
  busy?: boolean | undefined;
  /** The player accepts. */
  onAccept: () => void;
  /** The player does not, and leaves. */
  onSignOut: () => void;
}

/** Terms that changed: nothing goes on before an answer, and leaving is one of the two. Renders a `div`. */
export function TermsPage({
  words,
  changes,
  nodes,
  busy = false,
  onAccept,
  onSignOut,
  ...rest
}: TermsPageProps) {
  const [agreed, setAgreed] = useState(false);
  return (
    <div {...rest} className={css.root}>
      <div className={css.head}>
        <Heading level={1}>{words.title}</Heading>
        <p className={css.detail}>{words.detail}</p>
      </div>
      {changes.length > 0 && (
        <div className={css.head}>
          <Heading level={2} size="name">
            {words.changes}
          </Heading>
          <ul className={css.changes}>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </div>
      )}
      <div ref={reachableScroll} role="region" aria-label={words.whole} className={css.whole}>
        <RichText nodes={nodes} />
      </div>
      <Checkbox checked={agreed} onCheckedChange={setAgreed}>
        {words.consent}
      </Checkbox>
      <div className={css.actions}>
        <Button tone="strong" size="lg" width="full" busy={busy} disabled={!agreed} onClick={onAccept}>
          {words.accept}
        </Button>
        <Button emphasis="plain" width="full" disabled={busy} onClick={onSignOut}>
          {words.signOut}
        </Button>
      </div>
    </div>
  );
}
