import LoaderCircle from 'lucide-react/icons/loader-circle';

/** Only inside a pressed button, or for the first moment of all. What it stands for is said in words beside it. */
export function Spinner({ size = 20 }: { size?: number | string }) {
  return <LoaderCircle size={size} className="animate-spin" aria-hidden />;
}
