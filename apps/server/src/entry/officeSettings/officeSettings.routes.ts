import { calls } from '@touchline/contract';
import type { Bonuses } from '../../rewards/index.ts';
import type { FastifyInstance } from 'fastify';
import { type Db, wrongField, registerCall } from '../../kernel/index.ts';
import { SPORTS } from '../../betting/index.ts';
import { playerBlocks, type Limits } from '../../protection/index.ts';
import { requireMessages } from '../../delivery/index.ts';
import type { Site } from '../../site/index.ts';
import { changeProfile } from '../../accounts/index.ts';
import { NOTIFICATIONS, notificationIds } from './notifications.ts';
import { loyaltySettings } from './loyaltySettings.ts';
import { preferencesOf, saveMessageLanguage, shownParts } from './accountPreferences.ts';
import { chooseSetting, chosenSettings } from './officeSettings.store.ts';

const CHANGES_PER_MINUTE = 120;
const sportIds = SPORTS.map(({ id }) => id);

/** Status of a refusal whose message is written for the player. */
const FOR_PLAYER = 2;

/** Routes of the settings stored with an account. */
export function officeSettingsRoutes(
  app: FastifyInstance,
  deps: {
    readonly db: Db;
    /** The server's clock. */
    readonly now: () => Date;
    readonly limits: Pick<Limits, 'restrictions'>;
    readonly bonuses: Pick<Bonuses, 'settings'>;
  },
): void {
  const { db, now, bonuses } = deps;
  const { restrictions } = deps.limits;

  registerCall(app, calls.officeSettings, async ({ player: { playerId }, site }) => {
    const [chosen, blocks] = [await chosenSettings(db, playerId), await playerBlocks(db, playerId)];
    return {
      notificationSettings: notificationIds.map((id) => ({ id, value: chosen.get(id) ?? NOTIFICATIONS[id] })),
      ...(await preferencesOf(db, playerId)),
      ...(await shownParts(db, site, playerId)),
      ...(await bonuses.settings.of(site, playerId)),
      ...(await loyaltySettings(deps, site, playerId)),
      sports: sportIds,
      lineSports: sportIds,
      liveSports: sportIds,
      lineDisallowSports: [...blocks.hiddenLineSports],
      liveDisallowSports: [...blocks.hiddenLiveSports],
      lineClosedSports: [...blocks.disallowedLineSports],
      liveClosedSports: [...blocks.disallowedLiveSports],
    };
  });

  registerCall(
    app,
    calls.saveOfficeSetting,
    async ({ player: { playerId }, site, query, body }) => {
      switch (body.id) {
        case 'bonus_type':
        case 'first_deposit_bonus_type':
          return (await bonuses.settings.save(site, playerId, body))
            ? { success: true }
            : { success: false, status: FOR_PLAYER, message: await noOffers(site, query.lang) };
        case 'message_language':
          await saveMessageLanguage(db, site, playerId, body.value);
          break;
        case 'user_hide_balance':
          await changeProfile(db, playerId, { is_balance_hidden: body.value });
          break;
        default:
          await chooseSetting(db, playerId, { id: body.id, value: body.value, now: now() });
      }
      return { success: true };
    },
    { perMinute: CHANGES_PER_MINUTE },
  );

  registerCall(
    app,
    calls.saveDisallowedSports,
    async ({ player: { playerId }, body: { line, live } }) => {
      requireSports('/line', line);
      requireSports('/live', live);
      await restrictions.hideSports(playerId, { line, live });
      return { success: true };
    },
    { perMinute: CHANGES_PER_MINUTE },
  );
}

/** Returns the message about a bonus choice that the site has no offers for. */
async function noOffers(site: Site, lang = site.config.defaultLanguage): Promise<string> {
  const messages = await requireMessages(site, lang, '/lang');
  return messages.text('messages.noBonusOffers');
}

function requireSports(path: string, asked: readonly number[]): void {
  const unknown = asked.filter((id) => !sportIds.includes(id));
  if (unknown.length > 0)
    throw wrongField(path, 'unknown', `Sport ${unknown.join(', ')} not found: use the ids of the answer.`);
}
