import { useId } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './SocialButtons.css.ts';

export interface SocialProvider {
  readonly id: string;
  /** Its own name. */
  readonly name: string;
  readonly icon?: IconName | undefined;
}

export interface SocialButtonsProps extends RootProps<HTMLDivElement> {
  /** "Or with". */
  label: string;
  /** Accounts elsewhere that let the player in. */
  providers: readonly SocialProvider[];
  /** The one that is being asked. */
  busy?: string | undefined;
  /** The player goes on with one. */
  onProvider?: ((id: string) => void) | undefined;
}

/** Ways in by an account elsewhere. Renders a `div` with the role of a group. */
export function SocialButtons({ label, providers, busy, onProvider, ...rest }: SocialButtonsProps) {
  const labelId = useId();
  return (
    <div {...rest} role="group" aria-labelledby={labelId} className={css.root}>
      <span id={labelId} className={css.label}>
        {label}
      </span>
      <div className={css.list}>
        {providers.map(({ id, name, icon }) => (
          <Button
            key={id}
            emphasis="outline"
            width="full"
            icon={icon}
            busy={busy === id}
            disabled={busy !== undefined && busy !== id}
            onClick={() => onProvider?.(id)}
          >
            {name}
          </Button>
        ))}
      </div>
    </div>
  );
}
