import type { ReactNode } from 'react';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { protectionLevels, type ProtectionLevel } from '../SecurityOverview/protectionLevel.ts';
import * as css from './ProtectionCard.css.ts';

export interface ProtectionCardProps extends RootProps<HTMLElement> {
  /** Title, for example “Protection of your account”. */
  title: string;
  /** Level of protection, drawn as one to four bars. */
  level: ProtectionLevel;
  /** Level in words, for example “Good, one step from full”. */
  state: string;
  /** The next step and its benefit, in a sentence. */
  detail?: string | undefined;
  /** `ButtonLink` with the tone `brand` to the next step. */
  action?: ReactNode;
}

/** Protection of the account and the one next step, on the floodlit ground. Renders a `section`. */
export function ProtectionCard({ title, level, state, detail, action, ...rest }: ProtectionCardProps) {
  const reached = protectionLevels.indexOf(level);
  return (
    <section {...rest} className={css.root}>
      <span aria-hidden="true" className={css.light} />
      <div className={css.head}>
        <div className={css.words}>
          <h2 className={css.title}>{title}</h2>
          <p className={css.state}>{state}</p>
        </div>
        <span aria-hidden="true" className={css.bars}>
          {protectionLevels.map((name, index) => (
            <span key={name} className={css.bar} data-reached={index <= reached ? '' : undefined} />
          ))}
        </span>
      </div>
      {(detail !== undefined || action) && (
        <div className={css.foot}>
          {detail !== undefined && <p className={css.detail}>{detail}</p>}
          {action}
        </div>
      )}
    </section>
  );
}

/** Skeleton of the protection while it loads. */
export function ProtectionCardSkeleton() {
  return (
    <Card aria-busy>
      <Stack gap="md">
        <Skeleton width="third" />
        <Skeleton width="half" />
        <Skeleton shape="control" />
      </Stack>
    </Card>
  );
}
