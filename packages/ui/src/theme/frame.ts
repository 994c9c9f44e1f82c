import { vars } from './contract.css.ts';

/** Height of the header on desktops, where logo, sections and account stand in one line. */
export const deskHeader = `calc(${vars.size.header} + ${vars.space.sm})`;
