import { useEffect } from 'react';
import { track } from '../../features/analytics/track.ts';
import type { RegistrationWay } from './registrationWays.ts';

const countedAs = { email: 'email', phone: 'phone', oneClick: 'one_click', social: 'social' } as const;
const choices = ['decline', 'sport', 'casino'] as const;

/** Counts a registration, and the bonus that was chosen where one was asked for. */
export function trackRegistered(method: RegistrationWay['method'], bonus: 0 | 1 | 2 | undefined): void {
  track('registration_success', countedAs[method]);
  const choice = bonus === undefined ? undefined : choices[bonus];
  if (choice) track('bonus_choice', choice);
}

/**
 * Counts the ways that are looked at, and whether fields are left filled in or empty; what is in them stays there.
 * @param formId of the form's element
 */
export function useRegistrationEvents(formId: string, method: RegistrationWay['method']): void {
  useEffect(() => track('registration_open', countedAs[method]), [method]);
  useEffect(() => {
    const form = document.getElementById(formId);
    const left = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLInputElement) || target.type === 'checkbox' || target.type === 'radio')
        return;
      track('registration_field', target.value.trim() === '' ? 'empty' : 'done');
    };
    form?.addEventListener('focusout', left);
    return () => form?.removeEventListener('focusout', left);
  }, [formId, method]);
}
