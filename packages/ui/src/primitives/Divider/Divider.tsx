import type { RootProps } from '../../theme/rootProps.ts';
import * as css from './Divider.css.ts';

export type DividerProps = RootProps<HTMLHRElement>;

/** Hairline between two groups of content. Renders an `hr`. */
export function Divider(props: DividerProps) {
  return <hr {...props} className={css.root} />;
}
