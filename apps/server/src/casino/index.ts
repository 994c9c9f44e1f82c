export { createCasinoDomain, type CasinoDomain } from './casinoDomain.ts';
export type { GameBannersTable, GameCategoriesTable } from './catalogue/catalogue.tables.ts';
export type { Catalogue } from './catalogue/catalogue.ts';
export type { Imports } from './catalogue/imports.service.ts';
export { collectWords, type ImportRow } from './catalogue/operatorAccess.ts';
export { foldedNames } from './catalogue/searchText.ts';
export { challengesOfSite, createChallenge, editChallenge } from './challenges/challengeAdmin.service.ts';
export { listFreeRounds } from './freeRounds/freeRoundsAccess.ts';
export { endFreeRoundsOf, giveFreeRounds } from './freeRounds/freeRoundsAdmin.service.ts';
export { findGames } from './freeRounds/orderedGames.ts';
export { operatorView } from './freeRounds/views.ts';
export { frameOrigins, thumbnailOrigins } from './gameSessions/startChecks.ts';
export type { Makers } from './makers/makersFile.ts';
export { correctRound, openRoundDebt } from './rounds/corrections.service.ts';
export { launchTokenGrant } from './rounds/launchToken.grant.ts';
export {
  cancelTournament,
  createTournament,
  editTournament,
  siteOfTournament,
  tournamentsOfSite,
} from './tournaments/tournamentAdmin.service.ts';
