import { Type } from 'typebox';
import { defineCall } from '../call.ts';
import { Closed, Currency } from '../schemas.ts';
import { SignInAnswer } from './accessSchemas.ts';
import { Ticket } from './recovery.ts';
import { Player } from './session.ts';

const Provider = Type.String({ pattern: '^[a-z]{2,20}$' });
const Language = Type.String({ pattern: '^[a-z]{2}$' });

export const socialProviders = defineCall({
  id: 'socialProviders',
  method: 'get',
  path: '/web-api/social/providers',
  tag: 'social',
  summary: 'Companies whose word lets a player in here: those that are configured.',
  session: 'anyone',
  answers: {
    200: Type.Object({
      providers: Type.Array(
        Type.Object({
          id: Provider,
          name: Type.String(),
          isLinked: Type.Boolean({ description: 'It lets the signed-in player in already.' }),
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
    'Begins the way over a company: answers its address to go to. A signed-in player links the account there to the one here.',
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
    'Trades the ticket that the way back brought: signs in, asks for the second step, links, or says that there is no account yet.',
  session: 'anyone',
  body: Type.Object({ ticket: Ticket, save: Type.Boolean() }, Closed),
  answers: {
    200: Type.Union([
      SignInAnswer,
      Type.Object({ linked: Type.String({ description: 'The company whose account is linked now.' }) }),
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
  summary: 'Registration by the word of a company (soc_reg); signs in.',
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
    'What a guest’s page asks a company’s one-tap sign-in with; its nonce counts in this browser only.',
  session: 'anyone',
  answers: {
    200: Type.Object({
      clientId: Type.String({ description: 'The site’s name at the company.' }),
      nonce: Type.String({ description: 'What the credential has to name.' }),
      scriptUrl: Type.String({ description: 'The company’s script, which offers `google.accounts.id`.' }),
    }),
  },
  problems: [404, 409, 429],
});

export const enterByOneTap = defineCall({
  id: 'enterByOneTap',
  method: 'post',
  path: '/social-api/oauth/one-tap',
  tag: 'social',
  summary: 'Takes the credential of a one-tap sign-in, once: answers where the browser goes on.',
  session: 'anyone',
  isForm: true,
  body: Type.Object(
    {
      credential: Type.String({ minLength: 1, maxLength: 4096, description: 'The company’s signed word.' }),
      language: Language,
      currency: Type.Optional(Currency),
      countryId: Type.Optional(Type.String({ pattern: '^[0-9]{1,4}$' })),
    },
    Closed,
  ),
  answers: { 200: Type.Object({ redirectUrl: Type.String() }) },
  problems: [400, 403, 404, 409, 415, 422, 429, 503],
});
