import type { ReactNode } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import { classes } from '../../../theme/classes.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import * as css from './AccountRow.css.ts';

export const accountRowTones = ['neutral', 'success', 'warning', 'danger', 'boost'] as const;
export type AccountRowTone = (typeof accountRowTones)[number];

export interface AccountRowProps extends RootProps<HTMLLIElement> {
  /** What the row is. */
  title: string;
  /** A second line about it. */
  detail?: ReactNode;
  /** An icon in a disc before the words. */
  icon?: IconName | undefined;
  /** Colours the disc by meaning. @default 'neutral' */
  tone?: AccountRowTone | undefined;
  /** Something else before the words, in place of the icon: a logo, a tick box. */
  lead?: ReactNode;
  /** New or in use: the title is heavier. @default false */
  strong?: boolean | undefined;
  /** A figure at the end, with its unit. */
  value?: string | undefined;
  /** A short word below the figure: a badge, a state, a date. */
  aside?: ReactNode;
  /** Page of the row. */
  href?: string | undefined;
  /** The player opened the row; for a row that has no page. */
  onOpen?: (() => void) | undefined;
  /** Controls beside the words, such as an icon button. */
  end?: ReactNode;
  /** Below the words, as wide as the row: a notice, progress, buttons. */
  foot?: ReactNode;
}

/** One row of an account's list. Renders an `li` with a link, a button or plain words. */
export function AccountRow({
  title,
  detail,
  icon,
  tone = 'neutral',
  lead,
  strong = false,
  value,
  aside,
  href,
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
        </span>
        {(value !== undefined || aside) && (
          <span className={css.side}>
            {value !== undefined && (
              <bdi dir="ltr" className={css.value}>
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
        <Link href={href} className={look}>
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
