import { useLanguage } from '../language/language.ts';
import { Said, useSaid } from '../language/said-text.tsx';

/** What a talk asks, in the language of the person and, where that is another one, as it is written. */
export function AsWritten({ text }: { text: string }) {
  const said = useSaid();
  const isWritten = useLanguage() === 'en' || said(text) === text;
  return (
    <>
      <Said text={text} />
      {!isWritten && (
        <span lang="en" className="block text-label font-normal text-quiet">
          {text}
        </span>
      )}
    </>
  );
}
