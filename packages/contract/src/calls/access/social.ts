import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Closed, Currency } from '../../schemas.ts';
import { SignInAnswer } from './schemas.ts';
import { Ticket } from './codes.ts';
import { Player } from './session.ts';

const Provider = Type.String({ pattern: '^[a-z]{2,20}$' });
const Language = Type.String({ pattern: '^[a-z]{2}$' });

export const socialProviders = defineCall({
  id: 'socialProviders',
  method: 'get',
  path: '/web-api/social/providers',
  tag: 'social',
  summary: 'Lists the configured companies for social sign-in.',
  session: 'anyone',
  answers: {
    200: Type.Object({
      providers: Type.Array(
        Type.Object({
          id: Provider,
          name: Type.String(),
          isLinked: Type.Boolean({ description: 'Whether it is linked to the signed-in player.' }),
        }),
      ),
    }),
  },
  problems: [],
});

export const startSocial = defineCall({
  id: 'startSocial',
  method: 'post',
  path: '/web-api/social/start',
  tag: 'social',
  summary:
    'Begins a social sign-in and returns the address to redirect to. A signed-in player links the external account to the one here.',
  session: 'anyone',
  body: Type.Object({ provider: Provider, language: Language }, Closed),
  answers: { 200: Type.Object({ redirectUrl: Type.String() }) },
  problems: [400, 404, 429],
});

export const enterBySocial = defineCall({
  id: 'enterBySocial',
  method: 'post',
  path: '/web-api/social/enter',
  tag: 'social',
  summary:
    'Exchanges the ticket of the callback: signs in, requires the second step, links, or reports that there is no account yet.',
  session: 'anyone',
  body: Type.Object({ ticket: Ticket, save: Type.Boolean() }, Closed),
  answers: {
    200: Type.Union([
      SignInAnswer,
      Type.Object({ linked: Type.String({ description: 'Company whose account was linked.' }) }),
      Type.Object({ registration: Type.Object({ email: Type.Optional(Type.String()) }) }),
    ]),
  },
  problems: [400, 403, 409, 422, 429],
});

export const registerBySocial = defineCall({
  id: 'registerBySocial',
  method: 'post',
  path: '/web-api/registration/social',
  tag: 'social',
  summary: 'Registers with the account of a company (soc_reg) and signs in.',
  session: 'anyone',
  body: Type.Object(
    { ticket: Ticket, currency: Currency, language: Language, isOfAge: Type.Literal(true) },
    Closed,
  ),
  answers: { 201: Type.Object({ player: Player }) },
  problems: [400, 403, 409, 422, 429],
});

export const oneTapClient = defineCall({
  id: 'oneTapClient',
  method: 'get',
  path: '/social-api/oauth/one-tap/clientId',
  tag: 'social',
  summary:
    'Returns the parameters of a company’s one-tap sign-in for a guest’s page; the nonce is valid in this browser only.',
  session: 'anyone',
  answers: {
    200: Type.Object({
      clientId: Type.String({ description: 'The site’s client id at the company.' }),
      nonce: Type.String({ description: 'Nonce that the credential has to contain.' }),
      scriptUrl: Type.String({ description: 'The company’s script, which provides `google.accounts.id`.' }),
    }),
  },
  problems: [404, 409, 429],
});

export const enterByOneTap = defineCall({
  id: 'enterByOneTap',
  method: 'post',
  path: '/social-api/oauth/one-tap',
  tag: 'social',
  summary: 'Accepts the credential of a one-tap sign-in once, and returns the next address for the browser.',
  session: 'anyone',
  isForm: true,
  body: Type.Object(
    {
      credential: Type.String({
        minLength: 1,
        maxLength: 4096,
        description: 'The company’s signed credential.',
      }),
      language: Language,
      currency: Type.Optional(Currency),
      countryId: Type.Optional(Type.String({ pattern: '^[0-9]{1,4}$' })),
    },
    Closed,
  ),
  answers: { 200: Type.Object({ redirectUrl: Type.String() }) },
  problems: [400, 403, 404, 409, 415, 422, 429, 503],
});
