import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { useFrame } from './frame.ts';

interface SegmentedProps<Value extends string | number> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Renders a choice of a few values; arrows change it. It is locked during a round. */
export function Segmented<Value extends string | number>(props: SegmentedProps<Value>) {
  const { label, options, value, onChange } = props;
  const { state } = useFrame();
  const name = useId();
  return (
    <fieldset className="segmented" disabled={state.phase !== 'ready'}>
      <legend>{label}</legend>
      <div className="segments">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface StepperProps {
  readonly label: string;
  readonly value: string;
  readonly less: string;
  readonly more: string;
  readonly canLess: boolean;
  readonly canMore: boolean;
  readonly onStep: (direction: 1 | -1) => void;
}

/** Renders a value with a step down and a step up. It is locked during a round. */
export function Stepper({ label, value, less, more, canLess, canMore, onStep }: StepperProps) {
  const { state } = useFrame();
  const isLocked = state.phase !== 'ready';
  return (
    <div className="stake" role="group" aria-label={label}>
      <button
        type="button"
        className="step"
        aria-label={less}
        disabled={isLocked || !canLess}
        onClick={() => onStep(-1)}
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 12h12" />
        </svg>
      </button>
      <output className="stake-value">
        <span>{label}</span>
        <b className="figure stepper-value">{value}</b>
      </output>
      <button
        type="button"
        className="step"
        aria-label={more}
        disabled={isLocked || !canMore}
        onClick={() => onStep(1)}
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 12h12M12 6v12" />
        </svg>
      </button>
    </div>
  );
}

/** Renders a figure of the scene with its name, such as the multiplier that is secured. */
export function Side({ figure, label }: { readonly figure: ComponentChildren; readonly label: string }) {
  return (
    <p className="side">
      <bdi className="figure">{figure}</bdi>
      <span>{label}</span>
    </p>
  );
}
