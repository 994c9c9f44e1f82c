import { classes } from '../../theme/classes.ts';
import { DialogFrame, type DialogProps } from './DialogFrame.tsx';
import * as css from './parts.css.ts';

export const drawerSides = ['start', 'end'] as const;
export type DrawerSide = (typeof drawerSides)[number];

export interface DrawerProps extends DialogProps {
  /**
   * Side that the drawer opens from, relative to the text direction.
   * @default 'end'
   */
  side?: DrawerSide | undefined;
}

/** Panel at one side of the page for a menu or a list of filters. Renders a `div` with the role `dialog`. */
export function Drawer({ side = 'end', ...rest }: DrawerProps) {
  return <DialogFrame {...rest} panel={classes(css.drawer, css.sides[side])} closeIcon="close" />;
}
