import { useId } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './SocialButtons.css.ts';

export interface SocialProvider {
  readonly id: string;
  /** Name of the provider. */
  readonly name: string;
  readonly icon?: IconName | undefined;
}

export interface SocialButtonsProps extends RootProps<HTMLDivElement> {
  /** Label above the buttons, for example “Or with”. */
  label: string;
  /** Identity providers. */
  providers: readonly SocialProvider[];
  /** Id of the provider whose sign-in is pending. */
  busy?: string | undefined;
  /** Called when the player selects a provider. */
  onProvider?: ((id: string) => void) | undefined;
}

/** Buttons for sign-in with third-party accounts. Renders a `div` with `role="group"`. */
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
