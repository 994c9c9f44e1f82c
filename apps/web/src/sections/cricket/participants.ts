/** Screens of a team and of a player, which share their header. */
export { Component as Player } from './PlayerScreen.tsx';
export { Component as Team } from './TeamScreen.tsx';
