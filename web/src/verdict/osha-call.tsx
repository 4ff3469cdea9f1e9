import { Trans } from '@lingui/react/macro';
import Phone from 'lucide-react/icons/phone';

/** OSHA's number for such reports: 29 CFR 1904.39(a)(3). */
export function OshaCall() {
  return (
    <a
      href="tel:18003216742"
      className="my-2 inline-flex min-h-14 items-center gap-2 rounded-control border-2 border-tone bg-card px-4 py-2 font-bold text-tone"
    >
      <Phone size={22} className="shrink-0" aria-hidden />
      <span>
        <Trans>Call 1-800-321-OSHA (6742)</Trans>
      </span>
    </a>
  );
}
