import { Type, type Static, type TSchema } from 'typebox';
import type { DeepReadonly } from '../call.ts';
import { Closed, Milliseconds, Seconds } from '../schemas.ts';

/** Small schemas that many operators' calls share. Amounts are decimal text, instants UTC ms. */

export const nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

export const Instant = Milliseconds;
export const Iso = Type.String({ maxLength: 10, description: 'Code of a currency.' });
export const Amount = Type.String({ maxLength: 30, description: 'An exact amount as decimal text.' });
/** Id in an address. The handler answers 404 for one that nothing has. */
export const AnyId = Type.String({ maxLength: 100 });
/** Id in a body or a query, where a malformed one is refused rather than unknown. */
export const NumericId = Type.String({ pattern: '^[1-9][0-9]{0,17}$' });
export const PlayerParams = Type.Object({ playerId: AnyId });
export const SiteParams = Type.Object({ siteId: AnyId });

export const Reason = Type.String({
  minLength: 3,
  maxLength: 300,
  description: 'Reason for the audit log; players don’t see it.',
});
export const ReasonBody = Type.Object({ reason: Reason }, Closed);

export const Day = Type.String({
  pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
  description: 'A day, UTC, `YYYY-MM-DD`.',
});

export const Before = Type.String({ maxLength: 100, description: 'The `next` of the page before.' });
export const Next = nullable(Type.String({ description: 'Cursor of the next page; null at the end.' }));

export const WaitingAct = Type.Object(
  { state: Type.Literal('waiting'), approvalId: Type.String() },
  { description: 'The act waits for a second operator.' },
);
export type WaitingAct = DeepReadonly<Static<typeof WaitingAct>>;

/** Match as the search and the pages of matches list it. */
export const FoundMatch = Type.Object({
  id: Type.Integer(),
  home: Type.String(),
  away: Type.String(),
  competition: Type.String(),
  startsAt: Type.Unsafe<number>({ ...Seconds, description: 'Kick-off, UTC seconds.' }),
});
export type FoundMatch = DeepReadonly<Static<typeof FoundMatch>>;

export const SiteChoice = Type.Object(
  { id: Type.String(), name: Type.String() },
  { description: 'A site that a filter or a form can choose.' },
);
export type SiteChoice = DeepReadonly<Static<typeof SiteChoice>>;
