import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Heading, Paragraph } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './PushCard.css.ts';

export interface PushCardLabels {
  /** Title of the offer, for example “Hear when your bet is settled”. */
  readonly title: string;
  /** Content and frequency of notifications, and where to turn them off. */
  readonly detail: string;
  /** Label of the button that requests permission, for example “Turn on”. */
  readonly allow: string;
  /** Label of the button that postpones the decision, for example “Not now”. */
  readonly later: string;
  /** Instructions for the browser settings when notifications are blocked. */
  readonly blocked: string;
}

export interface PushCardProps extends RootProps<HTMLElement> {
  /** Labels and texts of the card. */
  labels: PushCardLabels;
  /**
   * Whether the browser blocks notifications of this site.
   * @default false
   */
  blocked?: boolean | undefined;
  /**
   * Whether the browser's permission request is pending.
   * @default false
   */
  busy?: boolean | undefined;
  /** Called when the player wants notifications; the parent then requests the browser's permission. */
  onAllow?: (() => void) | undefined;
  /** Called when the player postpones the decision. */
  onLater?: (() => void) | undefined;
}

/** Asks before the browser's permission request, which can be shown only once. Renders a `section`. */
export function PushCard({
  labels,
  blocked = false,
  busy = false,
  onAllow,
  onLater,
  ...rest
}: PushCardProps) {
  return (
    <Card {...rest}>
      <div className={css.root}>
        <span className={css.disc}>
          <Icon name="bell" />
        </span>
        <div className={css.words}>
          <Heading level={3}>{labels.title}</Heading>
          <Paragraph tone="muted">{labels.detail}</Paragraph>
        </div>
        {blocked ? (
          <div className={css.wide}>
            <Notice tone="warning">{labels.blocked}</Notice>
          </div>
        ) : (
          <div className={css.actions}>
            <Button tone="strong" busy={busy} onClick={onAllow}>
              {labels.allow}
            </Button>
            <Button emphasis="plain" onClick={onLater}>
              {labels.later}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
