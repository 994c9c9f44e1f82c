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

describe('draw', () => {
  test('renders the same markup as React', () => {
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

  test('reuses elements and preserves focus when drawing again', () => {
    const element = document.body.appendChild(place());
    draw(element, <Name name="Harbour" won />);
    const link = element.querySelector('a');
    link?.focus();
    draw(element, <Name name="Saltwick" won />);
    expect(document.activeElement).toBe(link);
    expect(link?.textContent).toBe('Saltwick · 2');
    element.remove();
  });

  test('preserves unnamed attributes and the content of an element without children', () => {
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

  test('removes elements that are no longer drawn and attributes that are undefined', () => {
    const element = place();
    draw(element, [<b key="one" title="one" />, <i key="two" />, 'three']);
    draw(element, <b title={undefined} />);
    expect(element.innerHTML).toBe('<b></b>');
  });

  test('replaces a changed svg as a whole', () => {
    const element = place();
    draw(element, <svg stroke="red" />);
    draw(element, <svg fill="red" />);
    expect(element.innerHTML).toBe('<svg fill="red"></svg>');
  });

  test('throws for content other than elements and functions', () => {
    // The cast: no type would allow this.
    const Context = { $$typeof: Symbol.for('react.context') } as unknown as typeof Name;
    expect(() => draw(place(), <Context name="" />)).toThrow(/elements and functions/);
  });
});
