import { createVar } from '@vanilla-extract/css';

/** Height of what covers the top of every page above its own header: zero, or the safety bar. */
export const frameTop = createVar();

/** Padding for a phone's status bar at the top of a page's own header; zero when the safety bar covers it. */
export const statusBar = createVar();
