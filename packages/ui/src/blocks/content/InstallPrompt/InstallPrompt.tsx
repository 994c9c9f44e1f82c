import type { ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './InstallPrompt.css.ts';

export interface InstallStep {
  /** The sign that the player looks for on the screen. */
  readonly icon: IconName;
  readonly text: string;
}

export interface InstallPromptProps extends RootProps<HTMLElement> {
  /** The app's icon. */
  icon: ReactNode;
  /** "Touchline on your home screen". */
  title: string;
  /** What it brings: "Opens faster, tells you when a bet is settled." */
  detail: string;
  /** Where the browser can't ask by itself: what to press, in order. */
  steps?: readonly InstallStep[] | undefined;
  /** Words of the button that installs; where there are steps there is none. */
  installLabel?: string | undefined;
  /** The player wants it installed. */
  onInstall?: (() => void) | undefined;
  /** "Not now". */
  laterLabel: string;
  /** The player does not want it now. */
  onLater: () => void;
}

/** Offers the site as an app: by a button, or by the steps that a phone wants. Renders a `section`. */
export function InstallPrompt(props: InstallPromptProps) {
  const { icon, title, detail, steps = [], installLabel, onInstall, laterLabel, onLater, ...rest } = props;
  return (
    <section {...rest} aria-label={title} className={css.root}>
      <div className={css.head}>
        <span aria-hidden="true" className={css.icon}>
          {icon}
        </span>
        <div className={css.words}>
          <h2 className={css.title}>{title}</h2>
          <p className={css.detail}>{detail}</p>
        </div>
      </div>
      {steps.length > 0 && (
        <ol className={css.steps}>
          {steps.map((step) => (
            <li key={step.text} className={css.step}>
              <span className={css.sign}>
                <Icon name={step.icon} size="sm" />
              </span>
              {step.text}
            </li>
          ))}
        </ol>
      )}
      <div className={css.actions}>
        <Button width="full" onClick={onLater}>
          {laterLabel}
        </Button>
        {installLabel !== undefined && (
          <Button tone="strong" width="full" onClick={onInstall}>
            {installLabel}
          </Button>
        )}
      </div>
    </section>
  );
}
