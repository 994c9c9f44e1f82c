export type { AccountNumbers, SealedNumber } from './accountNumbers/accountNumbers.ts';
export { renewNumbers } from './accountNumbers/sealStored.ts';
export { shownRequisite } from './accountNumbers/shownRequisite.ts';
export { keepNumber, numberOf } from './accountNumbers/storedNumbers.ts';
export { withHashedFields } from './accountNumbers/withHashedFields.ts';
export type { Accounts, Opened } from './accounts.service.ts';
export type { PlayersTable } from './accounts.tables.ts';
export { createAccountsDomain, type AccountsDomain } from './accountsDomain.ts';
export { createAdmit, deviceIn, type Admit } from './admit.ts';
export { secretIn } from './cookie.ts';
export { jurisdictions, type Jurisdiction, type PlayersLaw } from './jurisdictions.ts';
export { isOfLiveSession } from './liveSession.ts';
export {
  addressMail,
  codeMail,
  passkeyMail,
  passwordMail,
  phoneMail,
  type CodeLink,
} from './oneTimeCodes/codeMail.ts';
export { oneTimeCodeGrant } from './oneTimeCodes/oneTimeCode.grant.ts';
export {
  CODE_LIFE,
  LINK_LIFE,
  RESEND_AFTER,
  redeemTicket,
  type CodeAsker,
  type CodeReader,
  type OneTimeCodes,
  type SentCode,
} from './oneTimeCodes/oneTimeCodes.service.ts';
export { checkPassword, isPassword, type HashPassword } from './passwords.ts';
export { createEndPendingGrants, type EndPendingGrants } from './pendingGrants/endPendingGrants.ts';
export type { PendingGrant } from './pendingGrants/pendingGrant.ts';
export { dataChangesBefore, storedValue } from './personalData/dataChanges.ts';
export { requireDocumentData } from './personalData/documentData.ts';
export { identityDataOf } from './personalData/identityData.ts';
export { storeChange } from './personalData/personalData.service.ts';
export { changePersonalValues, personalValuesOf } from './personalData/personalValues.ts';
export { countryOfId, phoneCountries, phoneMasks, phoneOf, type PhoneParts } from './phones/phones.ts';
export {
  findByName,
  findByPhone,
  findPlayer,
  isStillPassword,
  noSuchPlayer,
  renewHash,
  setContact,
  setPassword,
  type PlayerRow,
} from './players.ts';
export { changeProfile, findProfile, type ProfileRow } from './profile.ts';
export {
  DOCUMENTS,
  NOT_VERIFIED,
  VERIFIED,
  isEmailConfirmed,
  isInReview,
  isVerified,
} from './profileStatus.ts';
export type { Registration } from './registration.ts';
export { isTypeOffered, needsData, requireDetails, requireType, requireValid } from './registrationRules.ts';
export { requirePassword } from './requirePassword.ts';
export { hashOf, makeSecret } from './secrets.ts';
export type { Device, EndedSession, SignedIn } from './sessionTypes.ts';
export type { KnownSession, OpenedSession, Sessions } from './sessions.ts';
export type { SignInChange } from './signInChange.ts';
