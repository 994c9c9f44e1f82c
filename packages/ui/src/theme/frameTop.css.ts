import { createVar } from '@vanilla-extract/css';

/** What lies over the start of every page, above its own header: nothing, or the safety bar with the room that it keeps. */
export const frameTop = createVar();

/** Room for a phone's status bar at the start of a page's own header; nothing where the safety bar has it. */
export const statusBar = createVar();
