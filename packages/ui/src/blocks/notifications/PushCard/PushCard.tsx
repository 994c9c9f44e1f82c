import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Heading, Paragraph } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './PushCard.css.ts';

export interface PushCardWords {
  /** What is offered: "Hear when your bet is settled". */
  readonly title: string;
  /** What comes, how often, and where it is turned off. */
  readonly detail: string;
  /** Words of the button that asks the browser: "Turn on". */
  readonly allow: string;
  /** Words of the button that puts it off: "Not now". */
  readonly later: string;
  /** The browser says no: what to do in its settings. */
  readonly blocked: string;
}

export interface PushCardProps extends RootProps<HTMLElement> {
  /** Words of the card. */
  words: PushCardWords;
  /** The browser refuses notifications of this site. @default false */
  blocked?: boolean | undefined;
  /** The browser is being asked. @default false */
  busy?: boolean | undefined;
  /** The player wants them; the browser's own question follows. */
  onAllow?: (() => void) | undefined;
  /** The player puts it off. */
  onLater?: (() => void) | undefined;
}

/** Asks before the browser asks, so that its one question is not wasted. Renders a `section`. */
export function PushCard({ words, blocked = false, busy = false, onAllow, onLater, ...rest }: PushCardProps) {
  return (
    <Card {...rest}>
      <div className={css.root}>
        <span className={css.disc}>
          <Icon name="bell" />
        </span>
        <div className={css.words}>
          <Heading level={3}>{words.title}</Heading>
          <Paragraph tone="muted">{words.detail}</Paragraph>
        </div>
        {blocked ? (
          <div className={css.wide}>
            <Notice tone="warning">{words.blocked}</Notice>
          </div>
        ) : (
          <div className={css.actions}>
            <Button tone="strong" busy={busy} onClick={onAllow}>
              {words.allow}
            </Button>
            <Button emphasis="plain" onClick={onLater}>
              {words.later}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
