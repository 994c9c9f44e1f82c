import type { Meta, StoryObj } from '@storybook/react-vite';
import { fontFamilies, fontNames } from '@touchline/brand';
import { expect } from 'storybook/test';
import { EventRow } from '../../packages/ui/src/blocks/events/EventRow/EventRow.tsx';
import { CompetitionCard } from '../../packages/ui/src/blocks/events/CompetitionCard/CompetitionCard.tsx';
import { rows } from '../../packages/ui/src/blocks/fixtures.tsx';
import { Stack } from '../../packages/ui/src/primitives/Stack/Stack.tsx';
import { Text } from '../../packages/ui/src/primitives/Text/Text.tsx';

const meta = { title: 'Guide/Scripts', tags: ['!autodocs'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

interface Sample {
  lang: string;
  dir?: 'rtl';
  title: string;
  home: string;
  away: string;
}

/** Invented clubs, each in the script of its language. */
const samples: readonly Sample[] = [
  { lang: 'en', title: 'Coastland · Coastal League', home: 'Harbour City', away: 'Crestwood Palace' },
  { lang: 'pl', title: 'Wybrzeże · Liga', home: 'Zażółć Gęślą Jaźń', away: 'Łąki Śródmieście' },
  { lang: 'tr', title: 'Sahil · Süper küme', home: 'Çınarlı Güneşspor', away: 'İğdeli Şehir' },
  { lang: 'vi', title: 'Ven biển · Giải hạng nhất', home: 'Bến Cảng Phượng Hoàng', away: 'Đồng Bằng Xanh' },
  { lang: 'ru', title: 'Побережье · Высшая лига', home: 'Портовый город', away: 'Северный берег' },
  { lang: 'uk', title: 'Узбережжя · Ліга', home: 'Їжачки Ґанок', away: 'Єдність Приморʼя' },
  { lang: 'kk', title: 'Жағалау · Лига', home: 'Өзен Қала', away: 'Үлкен Ғалам' },
  { lang: 'el', title: 'Ακτή · Πρωτάθλημα', home: 'Λιμάνι Ηλιούπολης', away: 'Άστρο Θάλασσας' },
  { lang: 'ar', dir: 'rtl', title: 'الساحل · الدوري', home: 'مدينة الميناء', away: 'قصر الهلال' },
  { lang: 'he', dir: 'rtl', title: 'החוף · הליגה', home: 'עיר הנמל', away: 'ארמון הרכס' },
  { lang: 'hi', title: 'तट · लीग', home: 'बंदरगाह नगर', away: 'पर्वत महल' },
  { lang: 'th', title: 'ชายฝั่ง · ลีก', home: 'เมืองท่าเรือ', away: 'วังยอดเขา' },
];

function Card({ lang, dir, title, home, away }: Sample) {
  return (
    <div lang={lang} dir={dir ?? 'ltr'}>
      <CompetitionCard title={title} href="#competition" columns={['1', 'X', '2']}>
        <EventRow {...rows.leading} teams={[home, away]} />
      </CompetitionCard>
    </div>
  );
}

function Cards({ of }: { of: readonly Sample[] }) {
  return (
    <Stack gap="lg">
      {of.map((sample) => (
        <Card key={sample.lang} {...sample} />
      ))}
    </Stack>
  );
}

/** Names, scores and prices in Latin script, with the diacritics of Polish, Turkish and Vietnamese. */
export const Latin: Story = { render: () => <Cards of={samples.slice(0, 4)} /> };

/** Cyrillic of three languages, and Greek. */
export const CyrillicAndGreek: Story = { render: () => <Cards of={samples.slice(4, 8)} /> };

/** Arabic, Hebrew, Devanagari and Thai. */
export const OtherScripts: Story = { render: () => <Cards of={samples.slice(8)} /> };

/** Names, figures and money of the other direction within a line keep their own order. */
export const MixedDirections: Story = {
  render: () => (
    <Stack gap="md">
      {[
        { lang: 'ar', dir: 'rtl', words: ['فاز', 'Harbour City', 'على', 'قصر الهلال'] },
        { lang: 'he', dir: 'rtl', words: ['ניצח', 'Łąki', 'את', 'עיר הנמל'] },
        { lang: 'en', dir: 'ltr', words: ['Won:', 'مدينة الميناء', 'over', 'עיר הנמל'] },
      ].map(({ lang, dir, words }) => (
        <p key={lang} lang={lang} dir={dir}>
          {words.map((word) => (
            <bdi key={word}>{word} </bdi>
          ))}
          <Text numeric>2 : 1</Text> · <Text numeric>€ 1,250.00</Text> · <Text numeric>1.385</Text>
        </p>
      ))}
    </Stack>
  ),
};

/** Chinese, Japanese and Korean use system fonts, chosen by `lang`; no visual snapshot, because machines differ. */
export const FromTheSystem: Story = {
  tags: ['no-visual'],
  render: () => (
    <Stack gap="lg">
      <Card lang="zh-Hans" title="海岸 · 超级联赛" home="港湾城" away="峰林宫" />
      <Card lang="zh-Hant" title="海岸 · 超級聯賽" home="港灣城" away="峰林宮" />
      <Card lang="ja" title="コースト・リーグ" home="港町シティ" away="峰の宮" />
      <Card lang="ko" title="해안 · 리그" home="항구 도시" away="능선 궁전" />
    </Stack>
  ),
};

const prices = ['1111.11', '8888.88', '4040.40'];

/** Prices align to the pixel in a column, in every family that may show them. (Noto has no Latin figures here.) */
export const Figures: Story = {
  render: () => (
    <Stack gap="lg">
      {fontNames
        .filter((name) => fontFamilies[name].tabular && !name.startsWith('Noto'))
        .map((name) => (
          <div key={name} data-family={name}>
            <Text tone="muted" size="label">
              {name}
            </Text>
            {prices.map((price) => (
              // The font family is the subject of this story, not a style.
              <div key={price} style={{ fontFamily: `'${fontFamilies[name].css}'`, fontWeight: 700 }}>
                <span data-price style={{ fontVariantNumeric: 'tabular-nums' }}>
                  {price}
                </span>
              </div>
            ))}
          </div>
        ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    for (const family of canvasElement.querySelectorAll('[data-family]')) {
      const widths = [...family.querySelectorAll('[data-price]')].map((price) =>
        Math.round(price.getBoundingClientRect().width * 10),
      );
      await expect(new Set(widths).size, family.getAttribute('data-family') ?? '').toBe(1);
    }
  },
};
