import { useId, type ReactNode } from 'react';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Heading } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import { fieldProblems, type FormField } from '../FormFields/formField.ts';
import { FormFields } from '../FormFields/FormFields.tsx';
import * as css from './ProfileForm.css.ts';

export interface ProfileSection {
  readonly id: string;
  /** "Personal data", "Contact", "Address", "Document". */
  readonly title: string;
  /** What it is needed for. */
  readonly lead?: string | undefined;
  readonly fields: readonly FormField[];
}

export interface ProfileFormWords {
  /** "Save". */
  readonly submit: string;
  /** "Check these fields". */
  readonly problems: string;
}

export interface ProfileFormProps extends RootProps<HTMLElement> {
  /** Groups of fields; what is known for good is a locked field. */
  sections: readonly ProfileSection[];
  /** Labels of the form. */
  words: ProfileFormWords;
  /** What is missing, and what for: a `Notice` with the way on. */
  notice?: ReactNode;
  /** What is wrong with the answer as a whole. */
  error?: string | undefined;
  /** Says that it was saved. */
  saved?: string | undefined;
  /** The platform is asked. @default false */
  busy?: boolean | undefined;
  /** Nothing has changed yet. @default false */
  disabled?: boolean | undefined;
  /** The player changed a field. */
  onValueChange?: ((id: string, value: string) => void) | undefined;
  /** The player saves. */
  onSubmit?: (() => void) | undefined;
}

/** The player's data in groups: known for good, or to fill in. Renders a `section` with a `form`. */
export function ProfileForm({
  sections,
  words,
  notice,
  error,
  saved,
  busy,
  disabled,
  onValueChange,
  onSubmit,
  ...rest
}: ProfileFormProps) {
  const base = useId();
  const problems = sections.flatMap(({ fields }) => fieldProblems(fields));
  return (
    <Card {...rest}>
      <AccountForm
        submitLabel={words.submit}
        error={error}
        // One error is seen at its field; several are far apart.
        problems={problems.length > 1 ? { title: words.problems, items: problems } : undefined}
        saved={saved}
        busy={busy}
        disabled={disabled}
        onSubmit={onSubmit}
      >
        {notice}
        <div className={css.root}>
          {sections.map(({ id, title, lead, fields }) => (
            <div key={id} role="group" aria-labelledby={`${base}-${id}`} className={css.section}>
              <div>
                <Heading level={2} id={`${base}-${id}`}>
                  {title}
                </Heading>
                {lead !== undefined && <p className={css.lead}>{lead}</p>}
              </div>
              <FormFields fields={fields} onValueChange={onValueChange} />
            </div>
          ))}
        </div>
      </AccountForm>
    </Card>
  );
}
