import { Switch } from '../../../primitives/Switch/Switch.tsx';
import * as css from './CookieBanner.css.ts';

export interface CookieKind {
  /** Id of the category, for example `functional` or `analytics`. */
  readonly id: string;
  readonly label: string;
  /** Purpose in one sentence. */
  readonly hint: string;
  /** Whether the site requires the category. Its switch is always on. */
  readonly isNecessary?: boolean | undefined;
}

export interface CookieKindsProps {
  /** Categories of cookies and stored data. */
  kinds: readonly CookieKind[];
  /** Ids of the allowed categories. */
  value: readonly string[];
  /** Called when the player toggles a category. */
  onValueChange: (value: readonly string[]) => void;
}

/** Switches for cookie categories. Renders a `div` of switches. */
export function CookieKinds({ kinds, value, onValueChange }: CookieKindsProps) {
  return (
    <div className={css.kinds}>
      {kinds.map(({ id, label, hint, isNecessary = false }) => (
        <Switch
          key={id}
          label={label}
          hint={hint}
          checked={isNecessary || value.includes(id)}
          disabled={isNecessary}
          onCheckedChange={(on) => onValueChange(on ? [...value, id] : value.filter((other) => other !== id))}
        />
      ))}
    </div>
  );
}
