/** The languages of the interface. Imports nothing, because it also runs before the first paint (head.ts). */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** Under this key the choice is kept on the device. */
export const LANGUAGE_KEY = 'language';

interface Wishes {
  /** What the person chose here, as it was kept. */
  chosen: string | null;
  /** Language tags of the browser ('es-MX', 'en'), the dearest first. */
  preferred: readonly string[];
}

/** What the person chose, else the first of the browser's languages that there is, else English. */
export function pickLanguage({ chosen, preferred }: Wishes): Language {
  const tags = [chosen ?? '', ...preferred].map((tag) => tag.toLowerCase().split('-')[0]);
  for (const tag of tags) {
    const found = languages.find((language) => language === tag);
    if (found) return found;
  }
  return 'en';
}
