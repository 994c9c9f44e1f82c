import type { AnswerOf, Calls } from '@touchline/contract';
import { type Db, wrongField } from '../../kernel/index.ts';
import { lineNames } from '../../betting/index.ts';
import { hasPage, type Site } from '../../site/index.ts';
import { findProfile } from '../../accounts/index.ts';
import { accountsOf } from '../../ledger/index.ts';

type Settings = AnswerOf<Calls['officeSettings']>;

const BONUS_ACCOUNT = 4;

/** Returns the settings that aren't about notifications, with their current values. */
export async function preferencesOf(
  db: Db,
  playerId: bigint,
): Promise<Pick<Settings, 'commonSettings' | 'otherSettings'>> {
  const profile = await findProfile(db, playerId);
  const { language } = await db
    .selectFrom('players')
    .select('language')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  return {
    commonSettings: [{ id: 'user_hide_balance', value: profile?.is_balance_hidden ?? false }],
    otherSettings: [{ id: 'message_language', value: language }],
  };
}

/** Stores the language of mails and text messages to a player. Throws a ProblemError 400 if the site doesn't have it. */
export async function saveMessageLanguage(
  db: Db,
  { config: { languages } }: Site,
  playerId: bigint,
  language: string,
): Promise<void> {
  if (!languages.includes(language))
    throw wrongField(
      '/value',
      'language',
      `This site has no texts in "${language}": use one of its languages.`,
    );
  await db.updateTable('players').set({ language }).where('id', '=', playerId).execute();
}

/** Returns which parts of the account the office settings show to a player. */
export async function shownParts(
  db: Db,
  site: Site,
  playerId: bigint,
): Promise<Pick<Settings, 'showWallets' | 'walletAttributes' | 'showFavoriteTeams'>> {
  const accounts = await accountsOf(db, playerId);
  const hasBonusAccount = accounts.some(({ type }) => type === BONUS_ACCOUNT);
  return {
    showWallets: accounts.length > 1 || site.config.registrationCurrencies.length > 1,
    walletAttributes: {
      title_translation_key: hasBonusAccount ? 'office_settings_wallets_bonus' : 'office_settings_wallets',
    },
    showFavoriteTeams: hasPage(site, `/${site.config.defaultLanguage}/line/favorites`, lineNames),
  };
}
