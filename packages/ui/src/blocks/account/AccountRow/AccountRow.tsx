import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { classes } from '../../../theme/classes.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import * as css from './AccountRow.css.ts';

export const accountRowTones = ['neutral', 'success', 'warning', 'danger', 'boost'] as const;
export type AccountRowTone = (typeof accountRowTones)[number];

export interface AccountRowProps extends RootProps<HTMLLIElement> {
  /** Title of the row. */
  title: string;
  /** Second line below the title. */
  detail?: ReactNode;
  /** Small line below the detail, such as a time. */
  note?: string | undefined;
  /** Icon in a disc before the text. */
  icon?: IconName | undefined;
  /**
   * Colour of the disc.
   * @default 'neutral'
   */
  tone?: AccountRowTone | undefined;
  /** Content before the text in place of `icon`, for example a logo or a tick box. */
  lead?: ReactNode;
  /**
   * Whether the title is bold, for new or active items.
   * @default false
   */
  strong?: boolean | undefined;
  /** Figure at the end of the row, with its unit. */
  value?: string | undefined;
  /** Short content below `value`: a badge, a state or a date. */
  aside?: ReactNode;
  /** URL that the row links to. */
  href?: string | undefined;
  /**
   * Whether the row is the one that is shown next to the list: `aria-current` on its link.
   * @default false
   */
  current?: boolean | undefined;
  /** Called when the player activates the row; a link can be kept from being followed by `preventDefault`. */
  onOpen?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Controls after the text, such as an icon button. */
  end?: ReactNode;
  /** Content below the text over the full width of the row: a notice, progress or buttons. */
  foot?: ReactNode;
}

/** Row of a list in the account. Renders an `li` with a link, a button or plain text. */
export function AccountRow({
  title,
  detail,
  note,
  icon,
  tone = 'neutral',
  lead,
  strong = false,
  value,
  aside,
  href,
  current = false,
  onOpen,
  end,
  foot,
  ...rest
}: AccountRowProps) {
  const { link: Link } = useUi();
  const opens = href !== undefined || onOpen !== undefined;
  const content = (
    <>
      {lead}
      {icon && !lead && (
        <span className={css.lead} data-tone={tone}>
          <Icon name={icon} />
        </span>
      )}
      <span className={css.main}>
        <span className={css.words}>
          <span className={css.title} data-strong={strong ? '' : undefined}>
            {title}
          </span>
          {detail && <span className={css.detail}>{detail}</span>}
          {note !== undefined && <span className={css.note}>{note}</span>}
        </span>
        {(value !== undefined || aside) && (
          <span className={css.side}>
            {value !== undefined && (
              <bdi dir="ltr" translate="no" className={css.value}>
                {value}
              </bdi>
            )}
            {aside && <span className={css.aside}>{aside}</span>}
          </span>
        )}
      </span>
      {opens && (
        <span className={css.chevron}>
          <Icon name="next" size="sm" />
        </span>
      )}
    </>
  );
  const look = classes(css.body, opens && css.way);
  return (
    <li {...rest} className={css.root}>
      {href !== undefined ? (
        <Link href={href} className={look} aria-current={current ? 'true' : undefined} onClick={onOpen}>
          {content}
        </Link>
      ) : onOpen ? (
        <button type="button" className={look} onClick={onOpen}>
          {content}
        </button>
      ) : (
        <div className={look}>{content}</div>
      )}
      {end && <div className={css.end}>{end}</div>}
      {foot && <div className={css.foot}>{foot}</div>}
    </li>
  );
}
