import { refreshIdentification } from '../../features/identification/identification.api.ts';
import { notify, type NotificationKind } from '../../features/notifications/notifications.store.ts';
import { loadUserConfig } from '../../features/userConfig/userConfig.api.ts';
import { userConfig } from '../../features/userConfig/userConfig.store.ts';
import { VERIFICATION, verificationPage } from '../../features/userConfig/verification.ts';
import { refreshVerification } from '../../features/verification/verification.api.ts';
import { i18n, loadBundles } from '../../platform/i18n/i18n.ts';
import { pathsIn } from '../../platform/links/paths.ts';
import { whenVisible } from '../../platform/page/visibility.ts';

const PAGE = /\/(?:office\/(?:identification|verification)|verification\/sumsub)$/;

const REFUSED = 3;

type News = 'verified' | 'refused' | 'documents' | 'ended';

const kinds = {
  verified: 'success',
  refused: 'warning',
  documents: 'warning',
  ended: 'warning',
} as const satisfies Record<News, NotificationKind>;

/**
 * Requests the player's verification again after it has changed, and shows its outcome unless the player is on a page
 * that shows it.
 * @param lang language segment of the page
 */
export async function showVerificationNews(lang: string): Promise<void> {
  const before = userConfig.config;
  const after = await loadUserConfig({ isForced: true });
  await Promise.all([refreshVerification(), refreshIdentification()]);
  const news = before && after && newsOf(before, after);
  const page = after && verificationPage(after);
  if (news === undefined || PAGE.test(location.pathname)) return;
  await loadBundles(lang, ['verification']);
  whenVisible(() => {
    const t = i18n.getFixedT(null, 'verification');
    notify({
      kind: kinds[news],
      title: t(`news.${news}`),
      ...(page === undefined
        ? {}
        : { link: { href: `${pathsIn(lang).home}/${page}`, label: t('news.open') } }),
    });
  });
}

type Standing = Pick<
  NonNullable<typeof userConfig.config>,
  'verification_status' | 'internal_verification_status' | 'requested_additional_document'
>;

/** Returns what changed for the player; undefined if nothing did that is to be told. */
export function newsOf(before: Standing, after: Standing): News | undefined {
  const [was, is] = [before, after].map((one) => one.verification_status === VERIFICATION.done);
  if (is && !was) return 'verified';
  if (after.requested_additional_document && !before.requested_additional_document) return 'documents';
  if (after.internal_verification_status === REFUSED && before.internal_verification_status !== REFUSED)
    return 'refused';
  return was && !is ? 'ended' : undefined;
}
