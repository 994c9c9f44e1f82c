import type { OperatorBanner } from '@touchline/contract/operators';
import { t } from '../messages/messages.ts';
import { textLanguages, titledTextsOf, type TitledTexts } from '../shared/texts.ts';
import type { DraftSchema } from '../shared/useDraft.ts';
import { isGameId } from './gameId.ts';
import { isPosition } from './position.ts';

/** Fields of the form of a banner, as they are typed. */
export interface BannerDraft extends TitledTexts {
  /** Empty: all sites. */
  readonly siteId: string;
  readonly kind: OperatorBanner['kind'];
  readonly path: string;
  readonly gameId: string;
  /** UTC, ms; undefined or `NaN` while it can't be read. */
  readonly from: number | undefined;
  /** UTC, ms; undefined without an end, `NaN` for one that can't be read. */
  readonly until: number | undefined;
  readonly position: string;
  readonly state: 'active' | 'hidden';
}

const MINUTE = 60_000;

/**
 * Returns the fields of banners, and the bodies that save them.
 * @param now ms; a new banner begins then
 * @param siteId site of a new banner; empty for all
 */
export const bannerSchema = (
  now: number,
  siteId = '',
): DraftSchema<OperatorBanner | undefined, BannerDraft, Omit<OperatorBanner, 'id'>> => ({
  read: (banner) => ({
    ...titledTextsOf(banner?.texts ?? {}),
    siteId: banner ? (banner.siteId ?? '') : siteId,
    kind: banner?.kind ?? 'promotion',
    path: banner?.path ?? '',
    gameId: banner?.gameId ?? '',
    from: banner?.from ?? now - (now % MINUTE),
    until: banner?.until ?? undefined,
    position: String(banner?.position ?? 0),
    state: banner?.isHidden ? 'hidden' : 'active',
  }),
  parse(draft) {
    const problems = faultsOf(draft).map((field) => ({ field, text: t(`bannerFault.${field}`) }));
    const { from } = draft;
    return problems.length > 0 || from === undefined ? { problems } : { body: bodyOf(draft, from) };
  },
});

/** Returns the fields that can't be sent. */
function faultsOf(draft: BannerDraft) {
  const checks = [
    ['title', (draft.title['en'] ?? '').trim() !== ''],
    ['path', /^[a-z0-9][a-zA-Z0-9/_-]*$/.test(draft.path.trim())],
    ['gameId', draft.gameId.trim() === '' || isGameId(draft.gameId)],
    ['from', draft.from !== undefined && !Number.isNaN(draft.from)],
    ['until', !Number.isNaN(draft.until)],
    ['position', draft.position.trim() !== '' && isPosition(draft.position)],
  ] as const;
  return checks.flatMap(([field, isRight]) => (isRight ? [] : [field]));
}

function bodyOf(draft: BannerDraft, from: number): Omit<OperatorBanner, 'id'> {
  const written = textLanguages.filter((language) => (draft.title[language] ?? '').trim() !== '');
  return {
    siteId: draft.siteId === '' ? null : draft.siteId,
    kind: draft.kind,
    texts: Object.fromEntries(
      written.map((language) => [
        language,
        { title: draft.title[language]?.trim() ?? '', text: draft.text[language]?.trim() ?? '' },
      ]),
    ),
    path: draft.path.trim(),
    gameId: draft.gameId.trim() === '' ? null : draft.gameId.trim(),
    from,
    until: draft.until ?? null,
    position: Number(draft.position),
    isHidden: draft.state === 'hidden',
  };
}
