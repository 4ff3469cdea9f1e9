import { useLanguage } from '../language/language.ts';
import { languageNames } from '../language/language-names.ts';
import { languages } from '../language/pick-language.ts';
import { switchLanguage } from '../language/switch-language.ts';
import { Button } from '../ui/button.tsx';

/** Before anybody has signed in: the other language, in its own words. */
export function LanguageSwitch() {
  const language = useLanguage();
  const others = languages.filter((each) => each !== language);
  return others.map((other) => (
    <Button key={other} look="quiet" lang={other} onClick={() => void switchLanguage(other)}>
      {languageNames[other]}
    </Button>
  ));
}
