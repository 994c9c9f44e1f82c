import { describe, expect, test } from 'vitest';
import { draw } from './draw.ts';

const place = () => document.createElement('div');

function Name({ name, won = false }: { readonly name: string; readonly won?: boolean }) {
  return (
    <a href="#match" className="name" aria-current={won} hidden={!won}>
      {name} · <bdi dir="ltr">{2}</bdi>
    </a>
  );
}

describe('what is drawn', () => {
  test('is what React would render', () => {
    const element = place();
    draw(element, [
      <Name key="name" name="Harbour" />,
      undefined,
      <svg key="icon" viewBox="0 0 2 2" strokeWidth={1.5}>
        <path d="M0 0" />
      </svg>,
    ]);
    expect(element.innerHTML).toBe(
      '<a href="#match" class="name" aria-current="false" hidden="">Harbour · <bdi dir="ltr">2</bdi></a>' +
        '<svg viewBox="0 0 2 2" stroke-width="1.5"><path d="M0 0"></path></svg>',
    );
    expect(element.querySelector('path')).toBeInstanceOf(SVGPathElement);
  });

  test('anew keeps its elements, and with them the focus', () => {
    const element = document.body.appendChild(place());
    draw(element, <Name name="Harbour" won />);
    const link = element.querySelector('a');
    link?.focus();
    draw(element, <Name name="Saltwick" won />);
    expect(document.activeElement).toBe(link);
    expect(link?.textContent).toBe('Saltwick · 2');
    element.remove();
  });

  test('leaves what it does not name: other attributes, and all inside an element without children', () => {
    const element = place();
    const price = (label: string) => (
      <button type="button" title={label}>
        <bdi />
      </button>
    );
    draw(element, price('1'));
    element.querySelector('button')?.setAttribute('data-move', 'up');
    element.querySelector('bdi')?.append('1.85');
    draw(element, price('2'));
    expect(element.innerHTML).toBe('<button type="button" title="2" data-move="up"><bdi>1.85</bdi></button>');
  });

  test('takes away what is wanted no more, and an attribute that is named as nothing', () => {
    const element = place();
    draw(element, [<b key="one" title="one" />, <i key="two" />, 'three']);
    draw(element, <b title={undefined} />);
    expect(element.innerHTML).toBe('<b></b>');
  });

  test('in place of another picture is the whole of it', () => {
    const element = place();
    draw(element, <svg stroke="red" />);
    draw(element, <svg fill="red" />);
    expect(element.innerHTML).toBe('<svg fill="red"></svg>');
  });

  test('is made of elements and functions: what else there is says so', () => {
    // The cast: what no type would let through.
    const Context = { $$typeof: Symbol.for('react.context') } as unknown as typeof Name;
    expect(() => draw(place(), <Context name="" />)).toThrow(/elements and functions/);
  });
});
