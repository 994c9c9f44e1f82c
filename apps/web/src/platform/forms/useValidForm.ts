import { useEffect, useEffectEvent, useId, useState } from 'react';
import * as v from 'valibot';

/** Error messages by field; `form` for the form as a whole. */
export type FormErrors<V> = { readonly [Field in keyof V | 'form']?: string | undefined };

export interface FormOptions<V> {
  /** Schema of the values; its messages are shown to the player. */
  readonly schema: v.GenericSchema<V>;
  readonly start: V;
  /**
   * True if the schema's data is loaded; a submission before that waits for it.
   * @default true
   */
  readonly isReady?: boolean;
  /** Sends valid values; its errors are converted by `explain`. */
  readonly send: (values: V) => Promise<void>;
  /** Called with the invalid fields at each rejected submission; never with their values. */
  readonly onWrong?: (fields: readonly string[]) => void;
  /** Returns the error messages for a refusal, by field or for the form as a whole. */
  readonly explain: (error: unknown) => FormErrors<V>;
}

export interface ValidForm<V> {
  /** Id of the form element. */
  readonly id: string;
  readonly values: V;
  readonly errors: FormErrors<V>;
  readonly busy: boolean;
  readonly change: (values: V) => void;
  readonly submit: () => void;
}

interface FormState<V> {
  readonly values: V;
  readonly errors: FormErrors<V>;
  readonly busy: boolean;
  /** Number of submissions; after the first one, every change is validated. */
  readonly sent: number;
}

/**
 * State of a form that is validated on submission, and after that on every change. A rejected submission focuses the
 * first invalid field.
 */
export function useValidForm<V extends object>({
  schema,
  start,
  isReady = true,
  send,
  explain,
  onWrong,
}: FormOptions<V>): ValidForm<V> {
  const id = useId();
  const [state, setState] = useState<FormState<V>>({ values: start, errors: {}, busy: false, sent: 0 });
  const [isHeld, setHeld] = useState(false);
  const { values, sent } = state;
  const busy = state.busy || isHeld;

  useEffect(() => {
    if (sent === 0 || busy) return;
    document.getElementById(id)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [id, sent, busy]);

  async function submit(): Promise<void> {
    if (state.busy) return;
    if (!isReady) return setHeld(true);
    const parsed = v.safeParse(schema, values);
    const errors = errorsOf(parsed);
    setState({ values, errors, busy: parsed.success, sent: sent + 1 });
    if (!parsed.success) return onWrong?.(Object.keys(errors));
    const refusal = await send(parsed.output).then(
      () => ({}),
      (error: unknown) => explain(error),
    );
    setState((now) => ({ ...now, errors: refusal, busy: false }));
  }

  const sendHeld = useEffectEvent(() => {
    setHeld(false);
    void submit();
  });
  useEffect(() => {
    if (isHeld && isReady) sendHeld();
  }, [isHeld, isReady]);

  return {
    id,
    values,
    errors: state.errors,
    busy,
    change: (next) => {
      const errors = sent > 0 ? errorsOf(v.safeParse(schema, next)) : {};
      setState((now) => ({ ...now, values: next, errors }));
    },
    submit: () => void submit(),
  };
}

/** Returns the first message of each invalid field. */
function errorsOf<V>(parsed: v.SafeParseResult<v.GenericSchema<V>>): FormErrors<V> {
  if (parsed.success) return {};
  const { nested = {} } = v.flatten(parsed.issues);
  const messages = Object.entries(nested).map(([field, texts]) => [field, texts?.[0]] as const);
  // Cast: the keys are fields of the validated values.
  return Object.fromEntries(messages) as FormErrors<V>;
}
