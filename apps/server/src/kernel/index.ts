export { createBus, type Bus, type BusLock } from './bus/index.ts';
export { openRedis } from './bus/openRedis.ts';
export type { PlayerNotices } from './bus/playerNotices.ts';
export type { RedisClient } from './bus/redis.ts';
export type { Core, Domain } from './core.ts';
export type { AuditAuthor, AuditWriter, AuditedChange } from './db/auditWriter.ts';
export { unclaimed, type Claims, type MovedMoney } from './db/claims.ts';
export { coalesced } from './db/coalesced.ts';
export { openDatabase, openToRead, type Db, type Trx } from './db/database.ts';
export { isDatabaseAway } from './db/databaseErrors.ts';
export { inSites, type SiteChoice } from './db/inSites.ts';
export { containing, startingWith } from './db/likePattern.ts';
export { pageOf, type Page } from './db/page.ts';
export { parseId } from './db/parseId.ts';
export { prepared } from './db/prepared.ts';
export { changesBetween } from './db/changesBetween.ts';
export { unrecorded, type RecordChange } from './db/recordChange.ts';
export { readKey, replaceKey, shareKey } from './db/serverKeys.ts';
export type { Database } from './db/tables.ts';
export { createAnswerCache, type AnswerCache } from './http/answerCache.ts';
export { limitBodyTime } from './http/bodyTime.ts';
export { serveBuiltFiles } from './http/builtFiles.ts';
export {
  countedAddress,
  countedClient,
  installClientAddress,
  parseAddress,
  trustsHop,
} from './http/clientAddress.ts';
export { constantTime } from './http/constantTime.ts';
export { limitContentTypes } from './http/contentTypes.ts';
export { createCounters, type Counter, type CreateCounter } from './http/counters.ts';
export { installDocs } from './http/docs.ts';
export { answerNotFound, answerUnreadableAddress, installErrors } from './http/errors.ts';
export { escapeHtml } from './http/escapeHtml.ts';
export { exactValidator } from './http/exactValidator.ts';
export { given } from './http/given.ts';
export {
  consolePolicy,
  createNonce,
  framePolicy,
  installHeaders,
  nonceOf,
  sharedSources,
  workerPolicy,
  type InlineSources,
} from './http/headers.ts';
export { installHealth } from './http/health.ts';
export { KeyMismatchError } from './http/keyMismatch.ts';
export { createPlayerQueue } from './http/playerQueue.ts';
export { ProblemError, signInNeeded, wrongField, type ProblemField } from './http/problem.ts';
export { createRateLimit, tooManyAttempts, type LimitRate } from './http/rateLimit.ts';
export { encodingFor, readyAnswer, sendReady, type ReadyAnswer } from './http/readyAnswer.ts';
export {
  answerCheck,
  registerCall,
  routeOf,
  takeFiles,
  type CallCheck,
  type CallOptions,
} from './http/registerCall.ts';
export { hostName, hostOf, isEncrypted, isOwnOrigin } from './http/requestHost.ts';
export { requireZone } from './http/requireZone.ts';
export { installSameOrigin } from './http/sameOrigin.ts';
export { seconds } from './http/seconds.ts';
export { takeForms } from './http/takeForms.ts';
export { isDecodable, requireWellFormed } from './http/wellFormed.ts';
export { createBackground } from './jobs/background.ts';
export { eachByPages } from './jobs/eachByPages.ts';
export { createPlatformClock, isMovedByHand } from './jobs/platformClock.ts';
export { createScheduler, runJobs, type Job } from './jobs/scheduler.ts';
export { createLog } from './logging/createLog.ts';
export { MASK } from './logging/mask.ts';
export { createTroubleLog, type ErrorLog, type LogTrouble } from './logging/troubleLog.ts';
export { callbackRoute, type CallbackRoute } from './providers/callbackRoute.ts';
export { ProviderSilentError, createCircuit } from './providers/circuit.ts';
export { faultOf } from './providers/faultOf.ts';
export { UnreadableCallbackError, requireSignature, type Callback } from './providers/signature.ts';
export { isCurrent, readSignedTime } from './providers/signedTime.ts';
export { repoRoot } from './repoRoot.ts';
export { misspeltSettings } from './settings/misspeltSettings.ts';
export { readSettings, type Settings } from './settings/settings.ts';
export { settingsText } from './settings/settingsText.ts';
export { StartupError } from './startupError.ts';
