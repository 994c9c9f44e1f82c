import type { LanguageOption } from './LanguagePicker.tsx';

/** Languages of a large site; their names come from `Intl.DisplayNames`. */
const codes =
  'en af sq am ar hy as az eu be bn bs bg my ca zh-Hans zh-Hant hr cs da nl et fil fi fr gl ka de el gu ha he hi hu is ig id ga it ja jv kn kk km rw ko ku ky lo lv ln lt lb mk mg ms ml mt mi mr mn ne nb or ps fa pl pt pt-BR pa ro ru sm gd sr sn sd si sk sl so st es es-MX su sw sv tg ta tt te th ti to tr tk uk ur ug uz vi cy xh yi yo zu';

const rightToLeft = new Set(['ar', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi']);

const nameOf = (code: string, within: string) =>
  new Intl.DisplayNames(within, { type: 'language', fallback: 'code' }).of(code) ?? code;

export const manyLanguages: readonly LanguageOption[] = codes.split(' ').map((code) => ({
  code,
  name: nameOf(code, code),
  englishName: nameOf(code, 'en'),
  href: `#${code}`,
  direction: rightToLeft.has(code) ? 'rtl' : 'ltr',
}));
