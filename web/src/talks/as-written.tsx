import { useLanguage } from '../language/language.ts';
import { Translated, useTranslate } from '../language/translated.tsx';

/** What a talk asks, in the language of the person and, where that is another one, as it is written. */
export function AsWritten({ text }: { text: string }) {
  const translate = useTranslate();
  const isWritten = useLanguage() === 'en' || translate(text) === text;
  return (
    <>
      <Translated text={text} />
      {!isWritten && (
        <span lang="en" className="block text-label font-normal text-quiet">
          {text}
        </span>
      )}
    </>
  );
}
