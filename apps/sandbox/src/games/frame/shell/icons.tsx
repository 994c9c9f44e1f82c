import type { ComponentChildren } from 'preact';

function Icon({ children }: { readonly children: ComponentChildren }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  );
}

export function BookIcon() {
  return (
    <Icon>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.5M12 7.6v.1" />
    </Icon>
  );
}

export function ClockIcon() {
  return (
    <Icon>
      <path d="M3.5 12a8.5 8.5 0 1 0 2.6-6.1L3.5 8.4M3.5 3.6v4.8h4.8M12 7.5V12l3 2" />
    </Icon>
  );
}

export function SoundIcon({ isOn }: { readonly isOn: boolean }) {
  return (
    <Icon>
      <path d="M4 9.5v5h3.5l4.5 4v-13l-4.5 4z" />
      {isOn ? (
        <path d="M15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11" />
      ) : (
        <path d="m16 9.5 5 5m0-5-5 5" />
      )}
    </Icon>
  );
}

export function SeedIcon() {
  return (
    <Icon>
      <path d="M12 3.5 19 6v5.5c0 4.4-2.9 7.4-7 9-4.1-1.6-7-4.6-7-9V6zM9 12l2.2 2.2L15.2 10" />
    </Icon>
  );
}

export function CrossIcon() {
  return (
    <Icon>
      <path d="m6 6 12 12M18 6 6 18" />
    </Icon>
  );
}
