/** The screens of the section but the match: one chunk, so that going from one to another waits for nothing. */
export { Component as AllChamps } from './AllChampsScreen.tsx';
export { Component as AllEvents } from './AllEventsScreen.tsx';
export { Component as Broadcasts } from './BroadcastsScreen.tsx';
export { Component as Champ } from './ChampScreen.tsx';
export { Component as Favorites } from './FavoritesScreen.tsx';
export { Component as Home } from './HomeScreen.tsx';
export { Component as Player } from './PlayerScreen.tsx';
export { Component as Search } from './SearchScreen.tsx';
export { Component as Team } from './TeamScreen.tsx';
