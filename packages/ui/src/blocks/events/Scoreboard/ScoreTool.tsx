import type { MouseEvent } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import * as css from './ScoreTool.css.ts';

interface ScoreToolLook {
  /** Icon of the tool. */
  icon: IconName;
  /** Label of the tool; visible on a wide scoreboard. */
  label: string;
}

interface ScoreToolLink extends ScoreToolLook {
  /** URL of a tool that is a page. Without it the tool is a button. */
  href: string;
  /** Called when the player follows the link. */
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

interface ScoreToolButton extends ScoreToolLook {
  href?: undefined;
  /** Whether a tool that can be switched, such as the stream, is on. */
  pressed?: boolean | undefined;
  /** Called when the player presses the button. */
  onClick?: (() => void) | undefined;
}

export type ScoreToolProps = ScoreToolLink | ScoreToolButton;

/** Tool in the top line of a `Scoreboard`. Renders a `button`, or a link if it has `href`. */
export function ScoreTool(props: ScoreToolProps) {
  const { link: Link } = useUi();
  const { icon, label } = props;
  const content = (
    <>
      <Icon name={icon} />
      <span className={css.label}>{label}</span>
    </>
  );
  return props.href === undefined ? (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={props.pressed}
      onClick={props.onClick}
      className={css.root}
    >
      {content}
    </button>
  ) : (
    <Link href={props.href} aria-label={label} title={label} onClick={props.onClick} className={css.root}>
      {content}
    </Link>
  );
}
