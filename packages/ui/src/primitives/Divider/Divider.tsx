import type { RootProps } from '../../theme/rootProps.ts';
import * as css from './Divider.css.ts';

export type DividerProps = RootProps<HTMLHRElement>;

/** A hairline between two matters. Renders an `hr`. */
export function Divider(props: DividerProps) {
  return <hr {...props} className={css.root} />;
}
