import { vars } from './contract.css.ts';
import { frameTop } from './frameTop.css.ts';

/** Height of the header on desktops, where logo, sections and account stand in one line. */
export const deskHeader = `calc(${vars.size.header} + ${vars.space.sm})`;

/** Where what stays in sight on desktops stands: right below that header. */
export const belowDeskHeader = `calc(${frameTop} + ${deskHeader})`;

/** Heights of the safety bar: with the button it is a finger high, without it one line. */
export const safetyBarHeights = {
  clock: `calc(${vars.space.xl} + ${vars.space.sm})`,
  'clock-and-panic': vars.size.touch,
} as const;
