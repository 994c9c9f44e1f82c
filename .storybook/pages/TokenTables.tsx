import { axisOf, tokens, type Axis, type Token } from '@touchline/brand';
import { useLayoutEffect, useRef, useState } from 'react';
import { brands, densities, modes } from 'virtual:brands';

const axes: readonly [Axis, string][] = [
  ['mode', 'Mode: colour and shadow'],
  ['brand', 'Brand: type faces, radius, motion'],
  ['density', 'Density: sizes'],
];

/** Every token of the shape with its value, read from the page itself. */
export function TokenTables() {
  const place = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState<ReadonlyMap<string, string>>(new Map());
  useLayoutEffect(() => {
    if (!place.current) return;
    const computed = getComputedStyle(place.current);
    setValues(new Map(tokens.map(({ name }) => [name, computed.getPropertyValue(name)])));
  }, []);
  return (
    <div ref={place} data-brand={brands[0].name} data-mode={modes[0]} data-density={densities[0]}>
      {axes.map(([axis, title]) => (
        <section key={axis}>
          <h2>{title}</h2>
          <table>
            <thead>
              <tr>
                <th>Token</th>
                <th>What it is</th>
                <th>Value</th>
              </tr>
            </thead>
            <tbody>
              {tokens
                .filter(({ path }) => axisOf(path) === axis)
                .map((token) => (
                  <TokenRow key={token.name} token={token} value={values.get(token.name) ?? ''} />
                ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}

function TokenRow({ token, value }: { token: Token; value: string }) {
  const swatch = {
    inlineSize: 32,
    blockSize: 16,
    border: '1px solid #8888',
    background: `var(${token.name})`,
  };
  return (
    <tr>
      <td>
        <code>{token.name}</code>
      </td>
      <td>
        {token.leaf.about}
        {token.leaf.locked && ' · locked'}
      </td>
      <td>
        {token.leaf.type === 'color' && <div style={swatch} />}
        <code>{value}</code>
      </td>
    </tr>
  );
}
