import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { UiTestProvider } from '../../../testing/UiTestProvider.tsx';
import { findCutFigures } from '../../../testing/cutFigures.ts';
import { PaymentMethods } from './PaymentMethods.tsx';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const clean of cleanups.splice(0)) clean();
});

const names = {
  en: ['Bank card', 'Instant bank transfer', 'Electronic wallet', 'Prepaid voucher', 'Cryptocurrency'],
  ru: [
    'Банковская карта',
    'Мгновенный банковский перевод',
    'Банковский перевод',
    'Электронный кошелёк',
    'Предоплаченный ваучер',
  ],
  ar: ['بطاقة بنكية', 'تحويل بنكي فوري', 'محفظة إلكترونية', 'قسيمة مدفوعة مسبقًا', 'عملات مشفرة'],
} as const;

function draw(lang: keyof typeof names, width: number) {
  const place = document.body.appendChild(document.createElement('div'));
  place.style.inlineSize = `${width}px`;
  place.lang = lang;
  const root = createRoot(place);
  cleanups.push(() => {
    flushSync(() => root.unmount());
    place.remove();
  });
  const methods = names[lang].map((name, at) => ({ id: String(at), name, time: '1–3 min', fee: '1.5 %' }));
  flushSync(() =>
    root.render(
      <UiTestProvider>
        <PaymentMethods
          groups={[{ id: 'all', title: 'All', methods }]}
          labels={{ search: '', country: '', empty: '', retry: '' }}
        />
      </UiTestProvider>,
    ),
  );
  return place;
}

test.each([
  ['en', 358],
  ['ru', 358],
  ['ar', 358],
  ['ru', 288],
  ['ru', 680],
] as const)('no name of a method breaks within a word, in %s at %i px', (lang, width) => {
  const place = draw(lang, width);
  place.id = 'methods';
  expect(findCutFigures({ within: '#methods', isLengthened: false, judged: 'all' })).toEqual([]);
  for (const tile of place.querySelectorAll('button'))
    for (const part of tile.querySelectorAll('span'))
      expect(part.scrollHeight, part.textContent ?? '').toBeLessThanOrEqual(part.clientHeight + 1);
});
