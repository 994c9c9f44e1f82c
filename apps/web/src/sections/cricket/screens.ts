/** All screens of the section except the match: one chunk, so that navigation within it needs no further loading. */
export { Component as AllChamps } from './AllChampsScreen.tsx';
export { Component as AllEvents } from './AllEventsScreen.tsx';
export { Component as Broadcasts } from './BroadcastsScreen.tsx';
export { Component as Champ } from './ChampScreen.tsx';
export { Component as Favorites } from './FavoritesScreen.tsx';
export { Component as Home } from './HomeScreen.tsx';
export { Component as Player } from './PlayerScreen.tsx';
export { Component as Search } from './SearchScreen.tsx';
export { Component as Team } from './TeamScreen.tsx';
