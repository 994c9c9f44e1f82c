import { vars } from './contract.css.ts';
import { frameTop, statusBar } from './frameTop.css.ts';

/** Height of the header on desktops, where logo, sections and account share one row. */
export const deskHeader = `calc(${vars.size.header} + ${vars.space.sm})`;

/** Top offset of sticky elements on desktops: directly below the header. */
export const belowDeskHeader = `calc(${frameTop} + ${deskHeader})`;

/** Top offset of sticky elements on phones: directly below the header and its tabs. */
export const belowPhoneHeader = `calc(${frameTop} + ${statusBar} + ${vars.size.header} + ${vars.size.tabs})`;

/** Height of a bar that sticks to the top of a phone's page in place of the site's header. */
export const phoneBar = `calc(${statusBar} + ${vars.size.header})`;

/** Top offset of elements that stick directly below that bar. */
export const belowPhoneBar = `calc(${frameTop} + ${statusBar} + ${vars.size.header})`;

/** Heights of the safety bar: touch size with the button, one line of text without it. */
export const safetyBarHeights = {
  clock: `calc(${vars.space.xl} + ${vars.space.sm})`,
  'clock-and-panic': vars.size.touch,
} as const;
