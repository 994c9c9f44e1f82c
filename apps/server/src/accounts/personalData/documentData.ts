import { documentTypes, type IdentityData } from '@touchline/contract';
import { ageOn } from '../registrationRules.ts';
import { wrongField } from '../../kernel/index.ts';

/** Data of a document; fields that are left out or null aren't given. */
export type DocumentData = {
  readonly [Field in 'date_birthday' | 'document_type_id' | 'passport_date' | 'passport_end_date']?:
    | IdentityData[Field]
    | null;
};

/**
 * Throws a ProblemError 400 that names the impossible field: a date that doesn't exist, an expired document.
 * @param path of the data in the request, such as `/data`
 */
export function requireDocumentData(data: DocumentData, now: Date, path = '/data'): void {
  const {
    document_type_id: type,
    passport_date: issued,
    passport_end_date: ends,
    date_birthday: born,
  } = data;
  if (type != null && !documentTypes.some(({ id }) => id === type)) {
    throw wrongField(
      `${path}/document_type_id`,
      'unknown',
      `Document type ${type} isn’t accepted: choose one from the list.`,
    );
  }
  // `ageOn` returns a number for every valid date in the past.
  if (issued != null && (ageOn(issued, now) === undefined || (born != null && issued < born))) {
    throw wrongField(`${path}/passport_date`, 'date', `The date of issue ${issued} isn’t valid: check it.`);
  }
  if (ends == null) return;
  if (Number.isNaN(Date.parse(ends)) || new Date(ends).toISOString().slice(0, 10) !== ends) {
    throw wrongField(`${path}/passport_end_date`, 'date', `The date ${ends} isn’t valid: check it.`);
  }
  if (ends < now.toISOString().slice(0, 10)) {
    throw wrongField(`${path}/passport_end_date`, 'over', 'This document has expired: send a valid one.');
  }
}
