import { useEffect, useId } from 'react';
import {
  useForm,
  useWatch,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
} from 'react-hook-form';
import * as v from 'valibot';

export interface FormOptions<V extends FieldValues> {
  /** What the values must be; its messages are the words that the player reads. */
  readonly schema: v.GenericSchema<V>;
  readonly start: V;
  /** Sends valid values; throws what `explain` puts into words. */
  readonly send: (values: V) => Promise<void>;
  /** Words for a refusal, by field or for the form as a whole. */
  readonly explain: (error: unknown) => { readonly [Field in keyof V | 'form']?: string };
}

export interface ValidForm<V> {
  /** Identity of the form's element. */
  readonly id: string;
  readonly values: V;
  readonly errors: { readonly [Field in keyof V | 'form']?: string | undefined };
  readonly busy: boolean;
  readonly change: (values: V) => void;
  readonly submit: () => void;
}

/**
 * A form whose values are checked when it is sent, and from then on at every change.
 * After a refusal the first wrong field has the focus.
 */
export function useValidForm<V extends FieldValues>({
  schema,
  start,
  send,
  explain,
}: FormOptions<V>): ValidForm<V> {
  const id = useId();
  const form = useForm<V>({
    // The casts: a form's start values are all given, which the library's deep partial type can't say.
    defaultValues: start as DefaultValues<V>,
    resolver: resolverOf(schema),
    shouldFocusError: false,
  });
  const values = useWatch({ control: form.control }) as V;
  const { errors, isSubmitting, isSubmitted, submitCount } = form.formState;

  useEffect(() => {
    if (submitCount === 0) return;
    document.getElementById(id)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [id, submitCount]);

  const submit = form.handleSubmit(async (valid) => {
    try {
      await send(valid);
    } catch (error) {
      for (const [field, message] of Object.entries(explain(error))) {
        // The cast: `explain` names fields of the form, and `form` stands for the whole.
        form.setError(field === 'form' ? 'root' : (field as Path<V>), {
          type: 'server',
          message: String(message),
        });
      }
    }
  });

  return {
    id,
    values,
    errors: { ...messagesOf(errors), form: errors.root?.message },
    busy: isSubmitting,
    change: (next) => {
      for (const [field, value] of Object.entries(next)) {
        if (values[field] !== value)
          form.setValue(field as Path<V>, value, { shouldDirty: true, shouldValidate: isSubmitted });
      }
    },
    submit: () => void submit(),
  };
}

function resolverOf<V extends FieldValues>(schema: v.GenericSchema<V>): Resolver<V> {
  return (values) => {
    const parsed = v.safeParse(schema, values);
    if (parsed.success) return { values: parsed.output, errors: {} };
    const { nested = {} } = v.flatten(parsed.issues);
    const errors = Object.fromEntries(
      Object.entries(nested).map(([field, messages]) => [field, { type: 'invalid', message: messages?.[0] }]),
    );
    // The cast: built field by field from the schema of the very same values.
    return { values: {}, errors: errors as FieldErrors<V> };
  };
}

function messagesOf<V extends FieldValues>(errors: FieldErrors<V>): { [Field in keyof V]?: string } {
  const messages = Object.entries(errors).flatMap(([field, error]) =>
    field !== 'root' && typeof error?.message === 'string' ? [[field, error.message] as const] : [],
  );
  // The cast: Object.fromEntries forgets that the keys are those of the errors.
  return Object.fromEntries(messages) as { [Field in keyof V]?: string };
}
