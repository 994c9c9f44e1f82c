import { to } from '../shared/route.ts';

/** Second segments of the staff's addresses that aren't the id of a person. */
export const staffPlaces = ['roles', 'alone', 'invitation'] as const;

/** Third segment of the address of a new role. */
export const NEW_ROLE = 'new';

export const toPerson = (id: string): string => to('staff', id);
export const toRole = (id: string): string => to('staff', 'roles', id);
