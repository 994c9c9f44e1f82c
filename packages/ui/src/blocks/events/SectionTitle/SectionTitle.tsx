import type { ReactNode } from 'react';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Heading, Paragraph, Text } from '../../../primitives/Text/Text.tsx';
import { classes } from '../../../theme/classes.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import * as css from './SectionTitle.css.ts';

export interface SectionTitleProps extends RootProps<HTMLDivElement> {
  /** Text of the title. */
  children: ReactNode;
  /**
   * Heading level; level 1 is larger.
   * @default 2
   */
  level?: 1 | 2 | 3 | undefined;
  /** Mark before the title: `CompetitionMark` of the size `lg`. */
  mark?: ReactNode;
  /** Introductory sentence below the title. */
  lead?: string | undefined;
  /** Label of the link to the whole list, for example “All 318”. */
  allLabel?: string | undefined;
  /** URL of the whole list; without a page there, the title has no link. */
  allHref?: string | undefined;
  /** Filters or actions at the end of the line, in place of the link. */
  end?: ReactNode;
}

/** Title of a section with a link to the whole list. Renders a `div` with a heading. */
export function SectionTitle({
  children,
  level = 2,
  mark,
  lead,
  allLabel,
  allHref,
  end,
  ...rest
}: SectionTitleProps) {
  const { hasPage } = useUi();
  const isPage = level === 1;
  const heading = (
    <Heading level={level} size={isPage ? 'title' : 'section'} lines="two">
      <bdi>{children}</bdi>
    </Heading>
  );
  return (
    <div {...rest} className={classes(css.root, css.places[isPage ? 'page' : 'section'])}>
      {mark ? (
        <span className={css.marked}>
          <span className={css.mark}>{mark}</span>
          {heading}
        </span>
      ) : (
        heading
      )}
      {end}
      {allLabel !== undefined && allHref !== undefined && hasPage(allHref) && (
        <span className={css.link}>
          <Link href={allHref} tone="muted">
            <Text size="label">{allLabel}</Text>
          </Link>
        </span>
      )}
      {lead !== undefined && (
        <div className={css.lead}>
          <Paragraph tone="muted">{lead}</Paragraph>
        </div>
      )}
    </div>
  );
}
