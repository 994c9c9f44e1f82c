import { Switch } from '../../../primitives/Switch/Switch.tsx';
import * as css from './CookieBanner.css.ts';

export interface CookieKind {
  /** "functional", "analytics". */
  readonly id: string;
  readonly label: string;
  /** What it is for, in one sentence. */
  readonly hint: string;
  /** The site can't work without it: always on. */
  readonly isNecessary?: boolean | undefined;
}

export interface CookieKindsProps {
  /** Kinds of what the site remembers. */
  kinds: readonly CookieKind[];
  /** Kinds that the player lets it remember. */
  value: readonly string[];
  /** The player switched one on or off. */
  onValueChange: (value: readonly string[]) => void;
}

/** What the site may remember, kind by kind. Renders a `div` of switches. */
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
