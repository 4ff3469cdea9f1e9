import { Trans } from '@lingui/react/macro';
import Phone from 'lucide-react/icons/phone';
import { classNames } from './class-names.ts';
import { toneClass } from './tone.ts';

/**
 * The call button in an answer about an injury. The whole box is the button, so that it works with gloves. It
 * stays visible at the bottom of an answer that is longer than its box.
 */
export const Call911 = () => (
  <a
    href="tel:911"
    className={classNames(
      toneClass.bad,
      'sticky bottom-0 z-10 mb-2 flex min-h-14 items-center gap-3 rounded-card border-(length:--edge) border-tone/35 bg-tone-tint px-3 font-bold underline in-data-[theme=sunlight]:border-tone',
    )}
  >
    <Phone size="1.2em" className="shrink-0 text-tone" aria-hidden />
    <Trans>Call 911</Trans>
  </a>
);
