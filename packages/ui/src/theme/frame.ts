import { vars } from './contract.css.ts';
import { frameTop, statusBar } from './frameTop.css.ts';

/** Height of the header on desktops, where logo, sections and account share one row. */
export const deskHeader = `calc(${vars.size.header} + ${vars.space.sm})`;

/** Top offset of sticky elements on desktops: directly below the header. */
export const belowDeskHeader = `calc(${frameTop} + ${deskHeader})`;

/** Top offset of sticky elements on phones: directly below the header and its tabs. */
export const belowPhoneHeader = `calc(${frameTop} + ${statusBar} + ${vars.size.header} + ${vars.size.touch})`;

/** Heights of the safety bar: touch size with the button, one line of text without it. */
export const safetyBarHeights = {
  clock: `calc(${vars.space.xl} + ${vars.space.sm})`,
  'clock-and-panic': vars.size.touch,
} as const;
