import LoaderCircle from 'lucide-react/icons/loader-circle';

/** Only inside a pressed button, or at the start of the app. A text beside it says what it means. */
export function Spinner({ size = 20 }: { size?: number | string }) {
  return <LoaderCircle size={size} className="animate-spin" aria-hidden />;
}
