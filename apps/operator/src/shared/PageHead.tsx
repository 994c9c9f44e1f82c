import { Heading, Inline, Paragraph, Stack } from '@touchline/ui';
import type { ReactNode } from 'react';

interface PageHeadProps {
  /** Mark before the title, for example an avatar. */
  readonly mark?: ReactNode;
  readonly title: string;
  /** States next to the title. */
  readonly badges?: ReactNode;
  /** Line below the title. */
  readonly detail?: ReactNode;
  /** Actions at the end. */
  readonly actions?: ReactNode;
}

/** Head of a page: title with states, a line of context, and actions. */
export function PageHead({ mark, title, badges, detail, actions }: PageHeadProps) {
  return (
    <Inline justify="between" wrap="wrap" gap="md">
      <Inline gap="md">
        {mark}
        <Stack gap="xxs">
          <Inline gap="sm" wrap="wrap">
            <Heading level={1}>{title}</Heading>
            {badges}
          </Inline>
          {detail === undefined ? null : (
            <Paragraph size="label" tone="muted">
              {detail}
            </Paragraph>
          )}
        </Stack>
      </Inline>
      {actions === undefined ? null : (
        <Inline gap="sm" wrap="wrap">
          {actions}
        </Inline>
      )}
    </Inline>
  );
}
