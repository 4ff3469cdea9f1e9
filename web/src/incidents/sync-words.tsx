import CircleAlert from 'lucide-react/icons/circle-alert';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import Smartphone from 'lucide-react/icons/smartphone';
import type { RecordState } from '../offline/public.ts';
import { recordStateWords } from '../offline/sync-words.ts';
import { classNames } from '../ui/class-names.ts';
import type { Tone } from '../ui/tone.ts';
import { toneClass } from '../ui/tone.ts';

/** Whether an incident or claim is sent; nothing when it is on the server. */
export function SyncWords({ state }: { state: RecordState<unknown> }) {
  if (state.kind === 'on-server') return null;
  const tone: Tone = state.kind === 'needs-you' ? 'bad' : state.kind === 'sending' ? 'note' : 'warn';
  const Icon = state.kind === 'needs-you' ? CircleAlert : state.kind === 'sending' ? CloudUpload : Smartphone;
  return (
    <p
      className={classNames(toneClass[tone], 'flex items-center gap-1.5 text-label font-semibold text-tone')}
    >
      <Icon size={18} className="shrink-0" aria-hidden />
      {recordStateWords(state)}
    </p>
  );
}
