import { useEffect, useEffectEvent, useId, useState } from 'react';
import * as v from 'valibot';

/** What is wrong, by field; `form` for the form as a whole. */
export type FormErrors<V> = { readonly [Field in keyof V | 'form']?: string | undefined };

export interface FormOptions<V> {
  /** What the values must be; its messages are the words that the player reads. */
  readonly schema: v.GenericSchema<V>;
  readonly start: V;
  /** Whether what the schema judges by is there; what is sent before waits for it. @default true */
  readonly isReady?: boolean;
  /** Sends valid values; throws what `explain` puts into words. */
  readonly send: (values: V) => Promise<void>;
  /** Hears which fields were wrong each time that the form is sent in vain; never their values. */
  readonly onWrong?: (fields: readonly string[]) => void;
  /** Words for a refusal, by field or for the form as a whole. */
  readonly explain: (error: unknown) => FormErrors<V>;
}

export interface ValidForm<V> {
  /** Identity of the form's element. */
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
  /** How often it was sent: from the first time on, every change is checked. */
  readonly sent: number;
}

/**
 * A form whose values are checked when it is sent, and from then on at every change.
 * After a refusal the first wrong field has the focus.
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

/** The first message of each wrong field. */
function errorsOf<V>(parsed: v.SafeParseResult<v.GenericSchema<V>>): FormErrors<V> {
  if (parsed.success) return {};
  const { nested = {} } = v.flatten(parsed.issues);
  const messages = Object.entries(nested).map(([field, words]) => [field, words?.[0]] as const);
  // The cast: the keys are fields of the values that were checked.
  return Object.fromEntries(messages) as FormErrors<V>;
}
