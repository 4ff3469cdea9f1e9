/** Types by preference: the first that the browser can record. All are taken by the server. */
const TYPES = ['audio/webm;codecs=opus', 'audio/mp4'];

/** Longest recording, ms; it ends by itself then. */
const LONGEST_MS = 3 * 60_000;

export const canRecord = (): boolean =>
  'MediaRecorder' in globalThis && typeof navigator.mediaDevices?.getUserMedia === 'function';

export interface Recording {
  /** The sound, when it has ended; null where it was given up. */
  ended: Promise<Blob | null>;
  finish: () => void;
  /** Ends it and forgets the sound. */
  abort: () => void;
}

/** Records from the microphone. Rejects where the person or the browser refuses it. */
export async function record(): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const type = TYPES.find((each) => MediaRecorder.isTypeSupported(each));
  const recorder = new MediaRecorder(stream, type === undefined ? {} : { mimeType: type });
  const parts: Blob[] = [];
  let givenUp = false;
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  const limit = setTimeout(stop, LONGEST_MS);
  const ended = new Promise<Blob | null>((resolve) => {
    recorder.addEventListener('stop', () => {
      for (const track of stream.getTracks()) track.stop();
      clearTimeout(limit);
      // Without the codec: the file's bytes tell it.
      resolve(givenUp ? null : new Blob(parts, { type: recorder.mimeType.split(';')[0] ?? '' }));
    });
  });
  recorder.start();
  return {
    ended,
    finish: stop,
    abort: () => {
      givenUp = true;
      stop();
    },
  };
}
