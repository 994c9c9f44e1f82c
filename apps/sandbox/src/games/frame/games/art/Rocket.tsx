/** Renders the rocket with its nose up and its middle at the origin. */
export function Rocket({ isFlying }: { readonly isFlying: boolean }) {
  return (
    <g transform="translate(0 -16)">
      {isFlying && <path className="ink clay" d="M-5 17h10l-5 14z" />}
      <path className="ink clay" d="M-8 4-15 16l8 1zM8 4l7 12-8 1z" />
      <path className="ink paper-0" d="M0-24c9 8 11 20 8 38l-2 4H-6l-2-4c-3-18-1-30 8-38z" />
      <circle className="ink sky" cy="-2" r="4.5" />
      <path className="ink paper-none" d="M-8 12H8" />
    </g>
  );
}
