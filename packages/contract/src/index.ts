export { defineCall } from './call.ts';
export type { AnswerOf, BodyOf, Call, HeadersOf, Method, ParamsOf, QueryOf } from './call.ts';
export { calls } from './calls/index.ts';
export type { CallId, Calls } from './calls/index.ts';
export type { ActionRefusal } from './calls/couponActions.ts';
export type { CaptchaCode, FingerprintCode } from './calls/accessChecks.ts';
export type {
  LoginMode,
  RegistrationField,
  RegistrationType,
  SignInAnswer,
  SignInStep,
  StepMethod,
} from './calls/accessSchemas.ts';
export { refusalCodes } from './calls/couponSchemas.ts';
export type { Coupon, CouponPlacement, CouponRefusal, RefusalCode } from './calls/couponSchemas.ts';
export type { DocumentFile, DocumentType, Identification, IdentityData } from './calls/identification.ts';
export {
  documentTypes,
  MOST_DOCUMENT_BYTES,
  MOST_DOCUMENTS,
  type DocumentKind,
  type DocumentMediaType,
  type IdentificationState,
  type RefusalCause,
} from './documents.ts';
export { limitTypes } from './calls/limitSchemas.ts';
export type { Limit, LimitTypeId, SessionTime } from './calls/limitSchemas.ts';
export type { RealityCheck } from './calls/safety.ts';
export type { QuestionId, ShownQuestion } from './calls/securityQuestion.ts';
export type { SeoContent, SeoPage } from './calls/seo.ts';
export type { Player, SafetyBar } from './calls/session.ts';
export type { Block, Maintenance, SiteConfig } from './calls/site.ts';
export type { ConfigGroupName, GroupFields } from './calls/siteState.ts';
export type { UserConfig } from './calls/userConfig.ts';
export type { AnalyticsEvent } from './calls/visits.ts';
export type { Account } from './calls/wallet.ts';
export type { Market, Match } from './line.ts';
export type { Moment, Result, Standing } from './results.ts';
export type { ApiPaths } from './paths.ts';
export type { Prerender, PrerenderRequest } from './prerender.ts';
export { Problem } from './schemas.ts';
export { openApiDocument } from './openapi.ts';
