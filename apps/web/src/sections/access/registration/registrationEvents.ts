import { useEffect } from 'react';
import { track } from '../../../features/analytics/track.ts';
import type { RegistrationWay } from './registrationWays.ts';

const countedAs = { email: 'email', phone: 'phone', oneClick: 'one_click', social: 'social' } as const;
const choices = ['decline', 'sport', 'casino'] as const;

/** Tracks a registration, and the chosen bonus if one was offered. */
export function trackRegistered(method: RegistrationWay['method'], bonus: 0 | 1 | 2 | undefined): void {
  track('registration_success', countedAs[method]);
  const choice = bonus === undefined ? undefined : choices[bonus];
  if (choice) track('bonus_choice', choice);
}

/**
 * Tracks the methods that are viewed, and whether fields are left filled in or empty; never their content.
 * @param formId of the form element
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
