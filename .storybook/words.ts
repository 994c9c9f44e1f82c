import type { TextDirection, UiMessages } from '@touchline/ui';

interface Language {
  title: string;
  direction: TextDirection;
  messages: UiMessages;
}

/** The kit's own words for the workshop; the product brings its own dictionary. */
export const languages = {
  en: {
    title: 'English',
    direction: 'ltr',
    messages: {
      close: 'Close',
      dismiss: 'Dismiss',
      notifications: 'Notifications',
      loading: 'Working',
      showPassword: 'Show password',
      hidePassword: 'Hide password',
      skipToContent: 'Skip to content',
    },
  },
  ru: {
    title: 'Русский',
    direction: 'ltr',
    messages: {
      close: 'Закрыть',
      dismiss: 'Убрать',
      notifications: 'Уведомления',
      loading: 'Выполняется',
      showPassword: 'Показать пароль',
      hidePassword: 'Скрыть пароль',
      skipToContent: 'К содержанию',
    },
  },
  ar: {
    title: 'العربية',
    direction: 'rtl',
    messages: {
      close: 'إغلاق',
      dismiss: 'إخفاء',
      notifications: 'الإشعارات',
      loading: 'جارٍ التنفيذ',
      showPassword: 'إظهار كلمة المرور',
      hidePassword: 'إخفاء كلمة المرور',
      skipToContent: 'انتقل إلى المحتوى',
    },
  },
} as const satisfies Record<string, Language>;

export type LanguageCode = keyof typeof languages;
