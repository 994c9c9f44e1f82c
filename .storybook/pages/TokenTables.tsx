import { axisOf, densities, modes, tokens, type Axis, type Token } from '@touchline/brand';
import { useState } from 'react';
import { books } from '../studio/books.ts';

const groups = [...new Set(tokens.map(({ path }) => path.split('.')[0] ?? ''))];
const axisValues: Readonly<Record<Axis, readonly string[]>> = {
  mode: modes,
  brand: ['value'],
  density: densities,
};

/** The value of a token at one value of its axis, in the default brand. */
function valueOf({ path }: Token, at: string): string {
  const theme = books.get('touchline')?.theme;
  const mode = modes.find((each) => each === at);
  const density = densities.find((each) => each === at);
  const values: Readonly<Record<string, string>> | undefined =
    mode !== undefined
      ? theme?.modes[mode]
      : density !== undefined
        ? theme?.densities[density]
        : theme?.brand;
  return values?.[path] ?? '';
}

/** Lists every token of the contract: name, type, description, source and value. */
export function TokenTables() {
  const [wanted, setWanted] = useState('');
  const found = tokens.filter(({ path, leaf }) =>
    `${path} ${leaf.about} ${leaf.type}`.toLowerCase().includes(wanted.trim().toLowerCase()),
  );
  return (
    <>
      <input
        type="search"
        aria-label="Search tokens"
        placeholder={`Search ${tokens.length} tokens`}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
        style={{
          inlineSize: '100%',
          padding: 12,
          border: '1px solid',
          borderRadius: 8,
          font: 'inherit',
          color: 'inherit',
          background: 'transparent',
        }}
      />
      {groups.map((group) => {
        const own = found.filter(({ path }) => path.startsWith(`${group}.`));
        return own.length === 0 ? null : <Group key={group} name={group} own={own} />;
      })}
      {found.length === 0 && <p>No token matches. Search for a use, such as “price”.</p>}
    </>
  );
}

function Group({ name, own }: { name: string; own: readonly Token[] }) {
  const [first] = own;
  const axis = first ? axisOf(first.path) : 'brand';
  return (
    <section>
      <h2>
        {name} <small>written by the {axis}</small>
      </h2>
      <div style={{ overflowX: 'auto' }}>
        <table>
          <thead>
            <tr>
              <th>Token</th>
              <th>Type</th>
              <th>What it is</th>
              {axisValues[axis].map((value) => (
                <th key={value}>{value}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {own.map((token) => (
              <TokenRow key={token.name} token={token} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function TokenRow({ token }: { token: Token }) {
  return (
    <tr>
      <td>
        <code>{token.name}</code>
      </td>
      <td>{token.leaf.type}</td>
      <td>
        {token.leaf.about}
        {token.leaf.locked && <strong> · locked</strong>}
      </td>
      {axisValues[axisOf(token.path)].map((at) => {
        const value = valueOf(token, at);
        return (
          <td key={at}>
            {token.leaf.type === 'color' && (
              <span
                style={{
                  display: 'inline-block',
                  inlineSize: 14,
                  blockSize: 14,
                  marginInlineEnd: 6,
                  border: '1px solid #8888',
                  borderRadius: 99,
                  verticalAlign: 'middle',
                  background: value,
                }}
              />
            )}
            <code>{value}</code>
          </td>
        );
      })}
    </tr>
  );
}
