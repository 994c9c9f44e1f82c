import { classes } from '../../theme/classes.ts';
import { DialogFrame, type DialogProps } from './DialogFrame.tsx';
import * as css from './parts.css.ts';

export const drawerSides = ['start', 'end'] as const;
export type DrawerSide = (typeof drawerSides)[number];

export interface DrawerProps extends DialogProps {
  /** Where it comes from, along the direction of the text. @default 'end' */
  side?: DrawerSide | undefined;
}

/** A menu or a list of filters beside the page. Renders a `div` with the role of a dialog at one side of the page. */
export function Drawer({ side = 'end', ...rest }: DrawerProps) {
  return <DialogFrame {...rest} panel={classes(css.drawer, css.sides[side])} closeIcon="close" />;
}
