import { Type } from 'typebox';
import { Milliseconds } from '../../schemas.ts';

/** Id of a code that was sent; useless without the code itself. */
export const CodeGuid = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' });
export const Code = Type.String({
  pattern: '^([0-9]{6}|[0-9]{10})$',
  description: 'Digits from the message.',
});

/** Answer of every call that sends a code. */
export const CodeSent = Type.Object(
  {
    guid: CodeGuid,
    length: Type.Integer({
      description:
        'Number of digits: 6, or 10 for a name or phone that codes were requested for more than five times in an hour, by anyone.',
    }),
    expiresAt: Milliseconds,
    resendAt: Type.Integer({ description: 'When another code can be requested, UTC milliseconds.' }),
  },
  { title: 'CodeSent' },
);

/** Proof of a correct code, valid for the one call that follows. */
export const Ticket = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });
