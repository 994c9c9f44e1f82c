/** Renders a gem: a tile that is safe. */
export function Gem() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <path className="ink paper-0" d="M20 8 32 20 20 32 8 20z" />
    </svg>
  );
}

const SPIKES = Array.from({ length: 8 }, (_, index) => index * 45);

/** Renders a mine. */
export function Mine() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <g className="mine">
        {SPIKES.map((angle) => (
          <path key={angle} d="M20 6v7" transform={`rotate(${angle} 20 20)`} />
        ))}
        <circle cx="20" cy="20" r="7.5" />
        <circle className="mine-light" cx="17.5" cy="17.5" r="1.8" />
      </g>
    </svg>
  );
}
