import { useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { reachableScroll } from '../../../primitives/Dialog/reachableScroll.ts';
import { Heading } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import type { RichNode } from '../RichText/nodes.ts';
import { RichText } from '../RichText/RichText.tsx';
import * as css from './TermsPage.css.ts';

export interface TermsLabels {
  /** Title of the page, for example “The terms have changed”. */
  readonly title: string;
  /** Effective date, and the consequence of not answering. */
  readonly detail: string;
  /** Title of the list of changes, for example “What is different”. */
  readonly changes: string;
  /** Accessible name of the full text. */
  readonly whole: string;
  /** Label of the consent tick box, for example “I have read the terms and accept them”. */
  readonly consent: string;
  /** Label of the button that accepts and continues to the site. */
  readonly accept: string;
  /** Label of the sign-out button. */
  readonly signOut: string;
}

export interface TermsPageProps extends RootProps<HTMLDivElement> {
  labels: TermsLabels;
  /** Changes, one sentence each. */
  changes: readonly string[];
  /** Full text of the terms. */
  nodes: readonly RichNode[];
  /**
   * Whether the acceptance is being sent.
   * @default false
   */
  busy?: boolean | undefined;
  /** Called when the player accepts the terms. */
  onAccept: () => void;
  /** Called when the player declines and signs out. */
  onSignOut: () => void;
}

/** Page for changed terms that the player must accept before continuing, or sign out. Renders a `div`. */
export function TermsPage({
  labels,
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
        <Heading level={1}>{labels.title}</Heading>
        <p className={css.detail}>{labels.detail}</p>
      </div>
      {changes.length > 0 && (
        <div className={css.head}>
          <Heading level={2} size="name">
            {labels.changes}
          </Heading>
          <ul className={css.changes}>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </div>
      )}
      <div ref={reachableScroll} role="region" aria-label={labels.whole} className={css.whole}>
        <RichText nodes={nodes} />
      </div>
      <Checkbox checked={agreed} onCheckedChange={setAgreed}>
        {labels.consent}
      </Checkbox>
      <div className={css.actions}>
        <Button tone="strong" size="lg" width="full" busy={busy} disabled={!agreed} onClick={onAccept}>
          {labels.accept}
        </Button>
        <Button emphasis="plain" width="full" disabled={busy} onClick={onSignOut}>
          {labels.signOut}
        </Button>
      </div>
    </div>
  );
}
