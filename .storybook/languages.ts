import type { TextDirection, UiMessages } from '@touchline/ui';

interface Language {
  title: string;
  direction: TextDirection;
  messages: UiMessages;
}

/** The kit's own texts for Storybook; the product has its own dictionary. */
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
      skipToCoupon: 'Skip to coupon',
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
      skipToCoupon: 'К купону',
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
      skipToCoupon: 'انتقل إلى القسيمة',
    },
  },
  he: {
    title: 'עברית',
    direction: 'rtl',
    messages: {
      close: 'סגירה',
      dismiss: 'הסרה',
      notifications: 'התראות',
      loading: 'בביצוע',
      showPassword: 'הצגת הסיסמה',
      hidePassword: 'הסתרת הסיסמה',
      skipToContent: 'דילוג לתוכן',
      skipToCoupon: 'דילוג לטופס ההימורים',
    },
  },
  hi: {
    title: 'हिन्दी',
    direction: 'ltr',
    messages: {
      close: 'बंद करें',
      dismiss: 'हटाएँ',
      notifications: 'सूचनाएँ',
      loading: 'काम जारी है',
      showPassword: 'पासवर्ड दिखाएँ',
      hidePassword: 'पासवर्ड छिपाएँ',
      skipToContent: 'सामग्री पर जाएँ',
      skipToCoupon: 'कूपन पर जाएँ',
    },
  },
  th: {
    title: 'ไทย',
    direction: 'ltr',
    messages: {
      close: 'ปิด',
      dismiss: 'นำออก',
      notifications: 'การแจ้งเตือน',
      loading: 'กำลังดำเนินการ',
      showPassword: 'แสดงรหัสผ่าน',
      hidePassword: 'ซ่อนรหัสผ่าน',
      skipToContent: 'ข้ามไปยังเนื้อหา',
      skipToCoupon: 'ข้ามไปยังคูปอง',
    },
  },
  el: {
    title: 'Ελληνικά',
    direction: 'ltr',
    messages: {
      close: 'Κλείσιμο',
      dismiss: 'Απόρριψη',
      notifications: 'Ειδοποιήσεις',
      loading: 'Σε εξέλιξη',
      showPassword: 'Εμφάνιση κωδικού',
      hidePassword: 'Απόκρυψη κωδικού',
      skipToContent: 'Μετάβαση στο περιεχόμενο',
      skipToCoupon: 'Μετάβαση στο δελτίο',
    },
  },
} as const satisfies Record<string, Language>;

export type LanguageCode = keyof typeof languages;
