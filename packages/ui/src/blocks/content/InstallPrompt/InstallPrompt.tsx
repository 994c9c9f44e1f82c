import type { ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../../primitives/Icon/icons.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './InstallPrompt.css.ts';

export interface InstallStep {
  /** Icon that the player looks for on the screen. */
  readonly icon: IconName;
  readonly text: string;
}

export interface InstallPromptProps extends RootProps<HTMLElement> {
  /** Icon of the app. */
  icon: ReactNode;
  /** Title of the prompt, for example “Touchline on your home screen”. */
  title: string;
  /** Benefit, for example “Opens faster, tells you when a bet is settled.” */
  detail: string;
  /** Manual steps in order, for browsers without an install prompt. */
  steps?: readonly InstallStep[] | undefined;
  /** Label of the install button. Omitted when there are `steps`. */
  installLabel?: string | undefined;
  /** Called when the player accepts the installation. */
  onInstall?: (() => void) | undefined;
  /** Label of the dismiss button, for example “Not now”. */
  laterLabel: string;
  /** Called when the player dismisses the prompt. */
  onLater: () => void;
}

/** Offer to install the site as an app, by a button or by manual steps. Renders a `section`. */
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
