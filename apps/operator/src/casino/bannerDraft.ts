import type { OperatorBanner } from '@touchline/contract/operators';
import { textLanguages, titledTextsOf } from '../shared/texts.ts';
import { instantOf, instantText, isInstant } from './instants.ts';
import { isPosition } from './position.ts';

/** Fields of the form of a banner, as they are typed. */
export interface BannerDraft {
  /** Empty: all sites. */
  readonly siteId: string;
  readonly kind: OperatorBanner['kind'];
  readonly titles: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<string, string>>;
  readonly path: string;
  readonly gameId: string;
  readonly from: string;
  readonly until: string;
  readonly position: string;
  readonly state: 'active' | 'hidden';
}

/** Returns the fields of a banner, or of a new one that begins now. */
export function draftOf(banner: OperatorBanner | undefined, now: number): BannerDraft {
  const { title, text } = titledTextsOf(banner?.texts ?? {});
  return {
    siteId: banner?.siteId ?? '',
    kind: banner?.kind ?? 'promotion',
    titles: title,
    texts: text,
    path: banner?.path ?? '',
    gameId: banner?.gameId ?? '',
    from: instantText(banner?.from ?? now),
    until: instantText(banner?.until ?? null),
    position: String(banner?.position ?? 0),
    state: banner?.isHidden ? 'hidden' : 'active',
  };
}

export type BannerFault = 'title' | 'path' | 'gameId' | 'from' | 'until' | 'position';

/** Returns the fields that can't be sent. */
export function faultsOf(draft: BannerDraft): BannerFault[] {
  const checks: readonly (readonly [BannerFault, boolean])[] = [
    ['title', (draft.titles['en'] ?? '').trim() !== ''],
    ['path', /^[a-z0-9][a-zA-Z0-9/_-]*$/.test(draft.path.trim())],
    ['gameId', draft.gameId.trim() === '' || /^[1-9]\d{0,17}$/.test(draft.gameId.trim())],
    ['from', instantOf(draft.from) !== null],
    ['until', isInstant(draft.until)],
    ['position', draft.position.trim() !== '' && isPosition(draft.position)],
  ];
  return checks.flatMap(([field, isRight]) => (isRight ? [] : [field]));
}

/** Returns the body of the call that saves a draft without faults. */
export function bannerBody(draft: BannerDraft): Omit<OperatorBanner, 'id'> {
  const written = textLanguages.filter((language) => (draft.titles[language] ?? '').trim() !== '');
  return {
    siteId: draft.siteId === '' ? null : draft.siteId,
    kind: draft.kind,
    texts: Object.fromEntries(
      written.map((language) => [
        language,
        { title: draft.titles[language]?.trim() ?? '', text: draft.texts[language]?.trim() ?? '' },
      ]),
    ),
    path: draft.path.trim(),
    gameId: draft.gameId.trim() === '' ? null : draft.gameId.trim(),
    from: instantOf(draft.from) ?? 0,
    until: instantOf(draft.until),
    position: Number(draft.position),
    isHidden: draft.state === 'hidden',
  };
}
