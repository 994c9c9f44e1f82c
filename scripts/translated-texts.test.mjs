import { expect, test } from 'vitest';
import { checkTexts, textsIn } from './translated-texts.mjs';

const linesOf = (source) => textsIn('A.tsx', source).map(({ line }) => line);
const props = 'interface Props { label: string; note?: string; icon: Icon }\n';

test.each([
  ['a text after an optional element', '<p>{icon && <Icon />} Sorted by time</p>'],
  ['a text before an optional element', '<p>Sorted by time {icon && <Icon />}</p>'],
  ['a translated text', "<Stack>{icon && <Icon />}{t('odds')}</Stack>"],
  ['a prop that is a text', '<div>{icon && <Icon />}{label}</div>'],
  ['children of a phrase', '<span>{icon && <Icon />}{children}</span>'],
  ['an optional text', "<>{t('odds')}{isOpen && ` (${count})`}</>"],
  ['an optional prop that is a text', '<div><b>1</b>{note}</div>'],
  ['a text instead of an element', '<div><b>1</b>{isOpen ? <Icon /> : label}</div>'],
  ['a text after a list', '<p>{rows.map((row) => <Row key={row} />)}{label}</p>'],
  ['a component that renders a text', 'function A({ label }: Props) { return label; }'],
  ['a figure', '<bdi dir="ltr">{price}</bdi>'],
])('is reported: %s', (_, element) => {
  expect(linesOf(`${props}const one = ${element};`)).toEqual([2]);
});

test.each([
  ['a text in an element of its own', '<p>{icon && <Icon />} <span>Sorted by time</span></p>'],
  ['a text beside what is always there', '<p><Icon /> Sorted by time</p>'],
  ['texts only', '<p>{label} · {name}</p>'],
  ['a sole text', '<p>{isOpen ? label : note}</p>'],
  ['parts of a page', '<div>{icon && <Icon />}{children}</div>'],
  ['wrapped texts', '<span>{icon && <Icon />}{wrapTexts(children)}</span>'],
  ['a drawing', '<svg>{icon && <path />}<text>{label}</text></svg>'],
  ['a figure that translators leave out', '<bdi dir="ltr" translate="no">{price}</bdi>'],
  ['a name in its language', '<bdi lang="en" dir="ltr">{name}</bdi>'],
])('is accepted: %s', (_, element) => {
  expect(linesOf(`${props}const one = ${element};`)).toEqual([]);
});

test('a page translator finds no text beside optional elements', () => expect(checkTexts()).toEqual([]));
