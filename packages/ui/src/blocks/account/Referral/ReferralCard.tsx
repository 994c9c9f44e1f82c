import type { ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Input } from '../../../primitives/Input/Input.tsx';
import { Heading } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './Referral.css.ts';

export interface ReferralStat {
  readonly id: string;
  /** "Friends joined". */
  readonly label: string;
  readonly value: string;
}

export interface ReferralCardWords {
  /** "Bring a friend". */
  readonly title: string;
  /** What both get. */
  readonly lead: string;
  /** "Your link". */
  readonly link: string;
  /** "Copy". */
  readonly copy: string;
  /** "Share"; without it the device can't. */
  readonly share?: string | undefined;
}

export interface ReferralCardProps extends RootProps<HTMLElement> {
  /** The player's own link. */
  link: string;
  /** Friends, deposits, what was earned. */
  stats: readonly ReferralStat[];
  words: ReferralCardWords;
  /** Says that the link was copied. */
  copied?: string | undefined;
  /** A chart of it. */
  chart?: ReactNode;
  /** The player wants the link in the clipboard. */
  onCopy?: (() => void) | undefined;
  /** The player shares the link. */
  onShare?: (() => void) | undefined;
}

/** The player's own link to bring friends, and what came of it. Renders a `section`. */
export function ReferralCard({
  link,
  stats,
  words,
  copied,
  chart,
  onCopy,
  onShare,
  ...rest
}: ReferralCardProps) {
  return (
    <Card {...rest}>
      <div className={css.root}>
        <div>
          <Heading level={2}>{words.title}</Heading>
          <p className={css.lead}>{words.lead}</p>
        </div>
        <Field label={words.link}>
          <Input readOnly type="url" value={link} />
        </Field>
        <div className={css.pair}>
          <Button tone="strong" icon="copy" width="full" onClick={onCopy}>
            {words.copy}
          </Button>
          {words.share !== undefined && (
            <Button icon="share" width="full" onClick={onShare}>
              {words.share}
            </Button>
          )}
        </div>
        <p role="status" className={css.copied}>
          {copied}
        </p>
        <dl className={css.stats}>
          {stats.map(({ id, label, value }) => (
            <div key={id} className={css.stat}>
              <dt className={css.term}>{label}</dt>
              <dd className={css.figure}>
                <bdi dir="ltr">{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        {chart}
      </div>
    </Card>
  );
}
