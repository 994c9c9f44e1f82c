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
  /** Label of the figure, for example “Friends joined”. */
  readonly label: string;
  readonly value: string;
}

export interface ReferralCardLabels {
  /** Title of the card, for example “Bring a friend”. */
  readonly title: string;
  /** Benefits for both sides. */
  readonly lead: string;
  /** Label of the link, for example “Your link”. */
  readonly link: string;
  /** Label of the copy button, for example “Copy”. */
  readonly copy: string;
  /** Label of the share button, for example “Share”. Omitted when the device doesn't support sharing. */
  readonly share?: string | undefined;
}

export interface ReferralCardProps extends RootProps<HTMLElement> {
  /** Player's referral link. */
  link: string;
  /** Figures of the referrals: friends, deposits, earnings. */
  stats: readonly ReferralStat[];
  labels: ReferralCardLabels;
  /** Confirmation that the link was copied. */
  copied?: string | undefined;
  /** Further content, such as the code and a link to banners. */
  more?: ReactNode;
  /** Called when the player copies the link. */
  onCopy?: (() => void) | undefined;
  /** Called when the player shares the link. */
  onShare?: (() => void) | undefined;
}

/** Player's referral link with its statistics. Renders a `section`. */
export function ReferralCard({
  link,
  stats,
  labels,
  copied,
  more,
  onCopy,
  onShare,
  ...rest
}: ReferralCardProps) {
  return (
    <Card {...rest}>
      <div className={css.root}>
        <div>
          <Heading level={2}>{labels.title}</Heading>
          <p className={css.lead}>{labels.lead}</p>
        </div>
        <Field label={labels.link}>
          <Input readOnly type="url" value={link} />
        </Field>
        <div className={css.pair}>
          <Button tone="strong" icon="copy" width="full" onClick={onCopy}>
            {labels.copy}
          </Button>
          {labels.share !== undefined && (
            <Button icon="share" width="full" onClick={onShare}>
              {labels.share}
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
                <bdi dir="ltr" translate="no">
                  {value}
                </bdi>
              </dd>
            </div>
          ))}
        </dl>
        {more}
      </div>
    </Card>
  );
}
