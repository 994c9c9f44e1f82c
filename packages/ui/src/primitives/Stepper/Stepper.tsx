import type { RootProps } from '../../theme/rootProps.ts';
import { useUi } from '../../theme/UiProvider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Stepper.css.ts';

export const stepStates = ['done', 'current', 'next', 'blocked', 'failed', 'cancelled'] as const;
export type StepState = (typeof stepStates)[number];

/** States of a step at which a process can end without success. */
type EndState = 'failed' | 'cancelled';

const marks: Readonly<Partial<Record<StepState, IconName>>> = {
  done: 'check',
  blocked: 'lock',
  failed: 'close',
  cancelled: 'minus',
};

export const stepperLayouts = ['line', 'list'] as const;
export type StepperLayout = (typeof stepperLayouts)[number];

export interface StepperStep {
  readonly id: string;
  /** Label of one or two words. */
  readonly label: string;
  /** State of the step. */
  readonly state: StepState;
  /** One more sentence: what is needed, or what the step is waiting for. Shown with `layout="list"` only. */
  readonly detail?: string | undefined;
  /** URL where the step can be reviewed. */
  readonly href?: string | undefined;
}

export interface StepperProps extends RootProps<HTMLOListElement> {
  /** Name of the process, for example “Registration”. */
  label: string;
  /** Steps in order. */
  steps: readonly StepperStep[];
  /**
   * Names of the states for screen readers: “Done”, “Now”, “To do”, “Blocked”; “Failed” and “Cancelled” for a process
   * that can end so.
   */
  stateLabels: Readonly<Record<Exclude<StepState, EndState>, string> & Partial<Record<EndState, string>>>;
  /**
   * Layout: side by side, or stacked with details.
   * @default 'line'
   */
  layout?: StepperLayout | undefined;
}

/**
 * Progress through the steps of a process. Renders an `ol` with `data-state` on each step and `aria-current="step"`
 * on the current one.
 */
export function Stepper({ label, steps, stateLabels, layout = 'line', ...rest }: StepperProps) {
  const { locale, link: Link } = useUi();
  const figure = new Intl.NumberFormat(locale);
  return (
    <ol {...rest} aria-label={label} data-layout={layout} className={css.roots[layout]}>
      {steps.map((step, index) => {
        const mark = marks[step.state];
        const words = (
          <>
            {step.label}
            <VisuallyHidden>{`, ${stateLabels[step.state] ?? stateLabels.blocked}`}</VisuallyHidden>
          </>
        );
        return (
          <li
            key={step.id}
            data-state={step.state}
            aria-current={step.state === 'current' ? 'step' : undefined}
            className={css.steps[layout]}
          >
            <span aria-hidden="true" className={css.disc}>
              {mark === undefined ? figure.format(index + 1) : <Icon name={mark} size="sm" />}
            </span>
            <span className={css.wordsOf[layout]}>
              {step.href === undefined ? (
                <span className={css.label}>{words}</span>
              ) : (
                <Link href={step.href} className={css.link}>
                  {words}
                </Link>
              )}
              {layout === 'list' && step.detail !== undefined && (
                <span className={css.detail}>{step.detail}</span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
