import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../http/problem.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a text is the operator's token; takes as long whatever it is. */
export type TokenCheck = (text: string) => boolean;

export function tokenCheck(token: string): TokenCheck {
  const wanted = digest(token);
  return (text) => timingSafeEqual(digest(text), wanted);
}

/** A hook that lets requests with the operator's token as bearer through, and answers 401 to all others. */
export function operatorOnly(isToken: TokenCheck): (request: FastifyRequest) => Promise<void> {
  return async ({ headers }) => {
    const bearer = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
    if (isToken(bearer ?? '')) return;
    throw new ProblemError(
      401,
      'OPERATOR_TOKEN_NEEDED',
      'This is an operator’s call: send OPERATOR_TOKEN as bearer.',
    );
  };
}
