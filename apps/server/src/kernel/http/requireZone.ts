import { isZoneName } from '@touchline/contract/timeZones';
import { wrongField } from './problem.ts';

/**
 * Throws a ProblemError 400 if a time zone is unknown.
 * @param pointer of the field in its request
 */
export function requireZone(zone: string | undefined, pointer: string): void {
  if (zone !== undefined && !isZoneName(zone))
    throw wrongField(pointer, 'zone', `"${zone}" is no time zone: name one as Europe/Berlin.`);
}
