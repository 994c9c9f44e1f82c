import { Icon } from '../../../primitives/Icon/Icon.tsx';
import * as css from './EventStar.css.ts';

export interface EventStarProps {
  readonly label: string;
  readonly favourite: boolean;
  readonly onChange: (favourite: boolean) => void;
}

/** Favourite button at the start of a row's first line, above the crests. Renders a `button` with `aria-pressed`. */
export function EventStar({ label, favourite, onChange }: EventStarProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={favourite}
      onClick={() => onChange(!favourite)}
      className={css.root}
    >
      <Icon name={favourite ? 'star-filled' : 'star'} size="sm" />
    </button>
  );
}
